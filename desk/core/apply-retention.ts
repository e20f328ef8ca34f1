import { and, eq, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import type { Tx } from "../data/open-database.ts";
import {
  attachments,
  contacts,
  enquiries,
  events,
  incomingMails,
  mails,
  subscribers,
  usedTokens,
} from "../data/schema/index.ts";

interface Options {
  /** For how long a closed enquiry is kept after the last thing that happened in it. */
  months: number;
  /** Enquiries that go in one transaction: one that takes long holds others up. */
  atMost?: number;
}

export interface Retention {
  removed: Record<
    "enquiries" | "contacts" | "subscribers" | "mails" | "incoming_mails" | "events" | "used_tokens",
    number
  >;
  /** Of all mails that went: where mail is kept as files, these are the files' names. */
  messageIds: string[];
  /** There is more to erase: call it again. */
  isMore: boolean;
}

const SPAM_DAYS = 30;
const MAIL_DAYS = 30;

/** Erases what was kept for long enough. An enquiry that still waits for something is never among it. */
export async function applyRetention(tx: Tx, { months, atMost = 500 }: Options): Promise<Retention> {
  const old = await expiredEnquiries(tx, months, atMost);
  const oldMails = await tx
    .delete(mails)
    .where(
      or(
        inArray(mails.enquiryId, old),
        and(isNull(mails.enquiryId), ne(mails.state, "queued"), before(mails.createdAt, { days: MAIL_DAYS })),
      ),
    )
    .returning({ messageId: mails.messageId });
  await forgetSetAside(tx);
  const removed = {
    mails: oldMails.length,
    // Those of an enquiry go with it. The others are known for as long, or the mailbox would bring them in once more.
    incoming_mails: count(
      await tx
        .delete(incomingMails)
        .where(and(isNull(incomingMails.enquiryId), before(incomingMails.createdAt, { months }))),
    ),
    enquiries: count(await tx.delete(enquiries).where(inArray(enquiries.id, old))),
    contacts: await removeLonelyContacts(tx),
    subscribers: count(
      await tx
        .delete(subscribers)
        .where(
          or(
            and(eq(subscribers.state, "pending"), before(subscribers.askedAt, { days: 7 })),
            and(eq(subscribers.state, "unsubscribed"), before(subscribers.unsubscribedAt, { months: 12 })),
          ),
        ),
    ),
    events: count(
      await tx.delete(events).where(and(isNull(events.enquiryId), before(events.createdAt, { months }))),
    ),
    used_tokens: count(await tx.delete(usedTokens).where(before(usedTokens.expiresAt, { days: 1 }))),
  };
  return {
    removed,
    messageIds: oldMails.map(({ messageId }) => messageId),
    isMore: old.length === atMost,
  };
}

/** That it came is known for as long as the others, and what it said is not. */
async function forgetSetAside(tx: Tx): Promise<void> {
  const isOld = before(incomingMails.setAsideAt, { days: SPAM_DAYS });
  const old = tx.select({ id: incomingMails.id }).from(incomingMails).where(isOld);
  await tx
    .delete(attachments)
    .where(and(inArray(attachments.incomingMailId, old), isNull(attachments.messageId)));
  await tx
    .update(incomingMails)
    .set({ body: "", quotedText: null, subject: "", senderName: "" })
    .where(and(isOld, or(ne(incomingMails.body, ""), ne(incomingMails.subject, ""))));
}

/** Locked, without those that something is happening to at this moment: a visitor may be adding to a closed one. */
async function expiredEnquiries(tx: Tx, months: number, atMost: number): Promise<number[]> {
  const rows = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        or(
          and(eq(enquiries.status, "closed"), before(enquiries.lastActivityAt, { months })),
          and(eq(enquiries.status, "spam"), before(enquiries.lastActivityAt, { days: SPAM_DAYS })),
        ),
        // One that was merged is read in another: it goes after that one.
        sql`not exists (select from enquiries target where target.id = ${enquiries.mergedInto})`,
      ),
    )
    .orderBy(enquiries.lastActivityAt)
    .limit(atMost)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

/**
 * Those without an enquiry. Locked first and looked at again afterwards: in one statement, an enquiry that such a
 * contact sends at this very moment would go with them.
 */
async function removeLonelyContacts(tx: Tx): Promise<number> {
  const theirs = tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.contactId, contacts.id));
  const locked = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(notExists(theirs))
    .for("update", { skipLocked: true });
  const ids = locked.map(({ id }) => id);
  return count(await tx.delete(contacts).where(and(inArray(contacts.id, ids), notExists(theirs))));
}

/** Longer ago than that, by the database's clock. */
function before(moment: PgColumn, { months = 0, days = 0 }: { months?: number; days?: number }): SQL {
  return lt(moment, sql`now() - make_interval(months => ${months}, days => ${days})`);
}

function count({ rowCount }: { rowCount: number | null }): number {
  return rowCount ?? 0;
}
