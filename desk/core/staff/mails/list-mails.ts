import { and, asc, desc, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";

import type { Reader } from "../../../data/open-database.ts";
import { attachments, incomingMails } from "../../../data/schema/index.ts";
import { MOST_COUNTED } from "../queue-views.ts";
import type { ThreadAttachment } from "../thread-messages.ts";

/** A mail that belongs to no enquiry. */
export interface UnsortedMail {
  id: number;
  state: "unmatched" | "refused" | "failed";
  /** Why it was not taken in. */
  reason: string | null;
  /** The address; empty if it names none. */
  sender: string;
  senderName: string;
  subject: string;
  /** Empty if it was not read, or says nothing. */
  body: string;
  quotedText: string | null;
  files: readonly ThreadAttachment[];
  createdAt: Date;
}

/** To be sorted, or set aside. */
export type MailList = "unsorted" | "aside";

const A_PAGE = 20;
// Spelled out: as parameters they would keep the partial index from being used.
const belongsNowhere = sql`${incomingMails.state} in ('unmatched', 'refused', 'failed')`;

/** The newest first. `before` is the id that the page before ended with. */
export async function listMails(
  db: Reader,
  { list, before }: { list: MailList; before?: number | undefined },
): Promise<{ mails: UnsortedMail[]; next: number | undefined }> {
  const rows = await db
    .select({
      id: incomingMails.id,
      state: sql<UnsortedMail["state"]>`${incomingMails.state}`,
      reason: incomingMails.reason,
      sender: incomingMails.sender,
      senderName: incomingMails.senderName,
      subject: incomingMails.subject,
      body: incomingMails.body,
      quotedText: incomingMails.quotedText,
      createdAt: incomingMails.createdAt,
    })
    .from(incomingMails)
    .where(
      and(
        belongsNowhere,
        list === "aside" ? isNotNull(incomingMails.setAsideAt) : isNull(incomingMails.setAsideAt),
        before === undefined ? undefined : lt(incomingMails.id, before),
      ),
    )
    .orderBy(desc(incomingMails.id))
    .limit(A_PAGE + 1);
  const page = rows.slice(0, A_PAGE);
  const files = await filesOf(
    db,
    page.map(({ id }) => id),
  );
  return {
    mails: page.map((mail) => ({ ...mail, files: files.get(mail.id) ?? [] })),
    next: rows.length > A_PAGE ? page.at(-1)?.id : undefined,
  };
}

/** How many are to be sorted; one more than MOST_COUNTED means more than that. */
export async function countUnsorted(db: Pick<Reader, "execute">): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from (
    select from ${incomingMails} where ${belongsNowhere} and ${incomingMails.setAsideAt} is null
    limit ${MOST_COUNTED + 1}) as counted`);
  return Number(rows[0]?.count ?? 0);
}

async function filesOf(db: Reader, mailIds: readonly number[]): Promise<Map<number, ThreadAttachment[]>> {
  const found = new Map<number, ThreadAttachment[]>();
  if (mailIds.length === 0) return found;
  const rows = await db
    .select({
      id: attachments.id,
      mailId: attachments.incomingMailId,
      name: attachments.name,
      bytes: attachments.bytes,
      isKept: sql<boolean>`${attachments.content} is not null`,
    })
    .from(attachments)
    .where(inArray(attachments.incomingMailId, [...mailIds]))
    .orderBy(asc(attachments.id));
  for (const { mailId, ...file } of rows) {
    if (mailId !== null) found.set(mailId, [...(found.get(mailId) ?? []), file]);
  }
  return found;
}
