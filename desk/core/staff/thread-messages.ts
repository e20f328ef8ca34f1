import { and, asc, eq, inArray, sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import {
  attachments,
  contacts,
  enquiries,
  incomingMails,
  mails,
  messages,
  staff,
} from "../../data/schema/index.ts";

export interface ThreadMessage {
  id: number;
  kind: "visitor" | "staff" | "note" | "auto";
  /** The number of the enquiry that it was written in. */
  number: string;
  /** Who signed that enquiry. */
  visitor: string;
  /** The address that it was mailed from, where that is not the visitor's. */
  from: string | null;
  /** Who of the team wrote it. */
  author: { id: number; name: string } | null;
  body: string;
  quotedText: string | null;
  /** It came by mail. */
  isMail: boolean;
  /** What became of the mail that carries it to the visitor. */
  mail: SentMail | null;
  attachments: readonly ThreadAttachment[];
  createdAt: Date;
}

export interface SentMail {
  id: number;
  state: "queued" | "sent" | "dead";
  recipient: string;
  /** While it is queued: it leaves then, and can be taken back before. */
  notBefore: Date | null;
  lastError: string | null;
}

export interface ThreadAttachment {
  id: number;
  name: string;
  bytes: number;
  /** Beyond the limits only its name was kept. */
  isKept: boolean;
}

export async function threadMessages(db: Reader, enquiryIds: readonly number[]): Promise<ThreadMessage[]> {
  const rows = await db
    .select({
      id: messages.id,
      kind: messages.kind,
      number: enquiries.number,
      visitor: enquiries.name,
      from: sql<string | null>`(select nullif(nullif(sender, ${contacts.email}), '') from ${incomingMails}
        where ${incomingMails.messageId} = ${messages.id} limit 1)`,
      author: { id: staff.id, name: staff.name },
      body: messages.body,
      quotedText: messages.quotedText,
      messageId: messages.messageId,
      mail: {
        id: mails.id,
        state: mails.state,
        recipient: mails.recipient,
        notBefore: mails.notBefore,
        lastError: mails.lastError,
      },
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(enquiries, eq(enquiries.id, messages.enquiryId))
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .leftJoin(staff, eq(staff.id, messages.authorId))
    .leftJoin(
      mails,
      and(
        eq(mails.enquiryId, messages.enquiryId),
        inArray(mails.kind, ["reply", "quote"]),
        sql`(${mails.data} ->> 'messageId')::bigint = ${messages.id}`,
      ),
    )
    .where(inArray(messages.enquiryId, [...enquiryIds]))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  const files = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ messageId, ...message }) => ({
    ...message,
    isMail: message.kind === "visitor" && messageId !== null,
    attachments: files.get(message.id) ?? [],
  }));
}

/** Without their content: a thread is read more often than its files. */
async function attachmentsOf(db: Reader, messageIds: readonly number[]) {
  const found = new Map<number, ThreadAttachment[]>();
  if (messageIds.length === 0) return found;
  const rows = await db
    .select({
      id: attachments.id,
      messageId: attachments.messageId,
      name: attachments.name,
      bytes: attachments.bytes,
      isKept: sql<boolean>`${attachments.content} is not null`,
    })
    .from(attachments)
    .where(inArray(attachments.messageId, [...messageIds]))
    .orderBy(asc(attachments.id));
  for (const { messageId, ...file } of rows) {
    if (messageId !== null) found.set(messageId, [...(found.get(messageId) ?? []), file]);
  }
  return found;
}
