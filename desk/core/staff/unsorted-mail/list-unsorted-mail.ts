import { and, asc, desc, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";

import type { Reader } from "../../../data/open-database.ts";
import { attachments, incomingMails } from "../../../data/schema/index.ts";
import { replyInterval } from "../../promise.ts";
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
  /** Numbers of the sender's latest enquiries, where it is most likely to belong. */
  theirs: readonly string[];
  createdAt: Date;
  /** By when its sender may expect an answer, like everybody who writes to us. */
  dueAt: Date;
}

/** To be sorted, or set aside. */
export type UnsortedMailList = "unsorted" | "aside";

const A_PAGE = 20;
const MOST_OFFERED = 3;
// Spelled out: as parameters they would keep the partial index from being used.
const belongsNowhere = sql`${incomingMails.state} in ('unmatched', 'refused', 'failed')`;

/** What waits longest is first; of what was set aside the newest. `after` is the id that the page before ended with. */
export async function listUnsortedMail(
  db: Reader,
  { list, after }: { list: UnsortedMailList; after?: number | undefined },
): Promise<{ mails: UnsortedMail[]; next: number | undefined }> {
  const isAside = list === "aside";
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
      // Names spelled out: a question about one table leaves them out of its columns.
      theirs: sql<string[]>`array(select enquiries.number from enquiries
        join contacts on contacts.id = enquiries.contact_id
        where contacts.email = incoming_mails.sender and enquiries.merged_into is null
        order by enquiries.id desc limit ${MOST_OFFERED})`,
      createdAt: incomingMails.createdAt,
      dueAt: sql`${incomingMails.createdAt} + ${replyInterval}`.mapWith(incomingMails.createdAt),
    })
    .from(incomingMails)
    .where(
      and(
        belongsNowhere,
        isAside ? isNotNull(incomingMails.setAsideAt) : isNull(incomingMails.setAsideAt),
        after === undefined ? undefined : (isAside ? lt : gt)(incomingMails.id, after),
      ),
    )
    .orderBy((isAside ? desc : asc)(incomingMails.id))
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
