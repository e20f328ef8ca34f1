import { and, eq, gt, inArray, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { events, mails, messages } from "../../data/schema/index.ts";
import { withMerged } from "../merged-enquiries.ts";
import { unconfirmQuote } from "../quotes/confirm-quote.ts";
import { rebuiltSearchVector } from "../search-vector.ts";
import type { StaffAction } from "./staff-action.ts";
import { changeEnquiry, type Changes, changesBefore, untouchedSince } from "./change-enquiry.ts";
import { deleteDraft, keepDraft } from "./drafts.ts";
import { type LockedEnquiry, lockEnquiryById } from "./lock-enquiry.ts";
import { mailKey } from "./reply.ts";

interface TakeBack {
  staff: StaffAction["staff"];
  messageId: number;
}

export type TakenBack =
  /** The text is the writer's draft again. */
  { kind: "taken-back"; body: string } | { kind: "too-late" } | { kind: "not-found" };

/** Whoever wrote a reply takes it back before its mail leaves: as if it had not been written, and the text is kept. */
export async function takeBackReply(tx: Tx, { staff, messageId }: TakeBack): Promise<TakenBack> {
  const enquiryId = (await ownReply(tx, staff.id, messageId))?.answeredIn;
  const enquiry = enquiryId === undefined ? undefined : await lockEnquiryById(tx, enquiryId);
  // Again, now that nobody else can take it back.
  const reply = await ownReply(tx, staff.id, messageId);
  if (!enquiry || !reply) return { kind: "not-found" };
  const mailId = await lockWaitingMail(tx, messageId);
  if (mailId === undefined) return { kind: "too-late" };

  await tx.delete(mails).where(eq(mails.id, mailId));
  await tx.execute(sql`delete from pgboss.job where name = 'mail' and data->>'mailId' = ${String(mailId)}`);
  await tx.delete(messages).where(eq(messages.id, messageId));
  const written = await closeEvent(tx, enquiry, messageId);
  await unconfirmQuote(tx, enquiry.id, messageId);
  await changeEnquiry(tx, enquiry, {
    staff,
    kind: "reply.taken-back",
    changes:
      written && !(await isAnsweredAgain(tx, enquiry, messageId)) ? asBefore(enquiry, written.data) : {},
    data: { messageId },
    search: rebuiltSearchVector(),
  });
  const draft = { staffId: staff.id, enquiryId: enquiry.id, kind: "reply" } as const;
  const begun = await deleteDraft(tx, draft);
  await keepDraft(tx, { ...draft, body: [reply.body, begun].filter(Boolean).join("\n\n") });
  return { kind: "taken-back", body: reply.body };
}

/** A reply with the enquiry whose promise it kept: its own, or what that was merged into. */
export async function ownReply(tx: Tx, staffId: number, messageId: number) {
  const [reply] = await tx
    .select({
      body: messages.body,
      answeredIn: sql`coalesce((${mails.data} ->> 'answeredIn')::bigint, ${messages.enquiryId})`.mapWith(
        Number,
      ),
    })
    .from(messages)
    .leftJoin(mails, eq(mails.key, mailKey(messageId)))
    .where(and(eq(messages.id, messageId), eq(messages.kind, "staff"), eq(messages.authorId, staffId)));
  return reply;
}

/**
 * The mail, if it has not left. First the lock, then the clock, and one that goes on during a transaction: a worker that
 * was faster has looked at an earlier time, and one that comes later waits for us and finds no mail.
 */
export async function lockWaitingMail(tx: Tx, messageId: number): Promise<number | undefined> {
  const isIt = and(eq(mails.key, mailKey(messageId)), eq(mails.state, "queued"));
  await tx.select({ id: mails.id }).from(mails).where(isIt).for("update");
  const [mail] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isIt, sql`${mails.notBefore} > clock_timestamp()`));
  return mail?.id;
}

/** The event of the reply, which is undone by this. */
async function closeEvent(tx: Tx, { id }: LockedEnquiry, messageId: number) {
  const [event] = await tx
    .update(events)
    .set({ undoneAt: sql`now()` })
    .where(
      and(
        eq(events.enquiryId, id),
        eq(events.kind, "reply.written"),
        sql`(${events.data} ->> 'messageId')::bigint = ${messageId}`,
      ),
    )
    .returning({ data: events.data });
  return event;
}

/** Another reply went out after it: the enquiry is as that one left it. */
async function isAnsweredAgain(tx: Tx, { id }: LockedEnquiry, messageId: number): Promise<boolean> {
  const later = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        inArray(messages.enquiryId, await withMerged(tx, id)),
        eq(messages.kind, "staff"),
        gt(messages.id, messageId),
      ),
    )
    .limit(1);
  return later.length > 0;
}

/** What others changed in these seconds stays as they left it; of two promised times the earlier one holds. */
function asBefore(enquiry: LockedEnquiry, data: typeof events.$inferSelect.data): Changes {
  const before = changesBefore(data);
  const changes = untouchedSince(data, enquiry, before);
  if (before.dueAt && enquiry.dueAt && before.dueAt < enquiry.dueAt) changes.dueAt = before.dueAt;
  return changes;
}
