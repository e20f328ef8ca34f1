import { and, eq, inArray, notInArray, or, sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import {
  attachments,
  contacts,
  drafts,
  enquiries,
  events,
  incomingMails,
  type MailKind,
  mails,
  messages,
  quotes,
  staff,
  subscribers,
  usedTokens,
  users,
} from "../data/schema/index.ts";
import { rebuiltSearchVector } from "./search-vector.ts";

/** How many rows went, by table. */
export type Removed = Record<
  | "contacts"
  | "enquiries"
  | "messages"
  | "attachments"
  | "drafts"
  | "quotes"
  | "events"
  | "mails"
  | "incoming_mails"
  | "jobs"
  | "used_tokens"
  | "subscribers"
  | "users",
  number
>;

export interface Erasure {
  kind: "erased" | "unknown";
  removed: Removed;
  /** Of mails to them or about them: where mail is kept as files, these are the files' names. */
  messageIds: string[];
  /** They also work here. That is not touched. */
  isStaff: boolean;
}

/** Removes a person from every table, by the address that they gave. An event says that it happened, and not to whom. */
export async function erasePerson(tx: Tx, address: string): Promise<Erasure> {
  const email = address.trim().toLowerCase();
  // An enquiry of theirs that is being accepted is waited for; a later one begins anew.
  const known = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.email, email))
    .for("update");
  const contactIds = known.map(({ id }) => id);
  const isStaff = (await tx.select().from(staff).where(eq(staff.email, email))).length > 0;
  const found = await tx
    .select({ id: enquiries.id, key: enquiries.idempotencyKey })
    .from(enquiries)
    .where(inArray(enquiries.contactId, contactIds));
  const ids = found.map(({ id }) => id);
  const removedMails = await removeMails(tx, email, ids, isStaff);
  const elsewhere = await mailedElsewhere(tx, email, ids);
  const messageIds = elsewhere.map(({ messageId }) => messageId);

  const removed: Removed = {
    jobs: await removeJobs(
      tx,
      removedMails.map(({ id }) => id),
    ),
    mails: removedMails.length,
    attachments: count(
      await tx
        .delete(attachments)
        .where(
          or(
            inArray(attachments.messageId, saidIn(tx, ids)),
            inArray(attachments.messageId, messageIds),
            inArray(attachments.incomingMailId, incomingOf(tx, email, ids)),
          ),
        ),
    ),
    incoming_mails: count(await tx.delete(incomingMails).where(isIncomingOf(email, ids))),
    drafts: count(await tx.delete(drafts).where(inArray(drafts.enquiryId, ids))),
    quotes: count(await tx.delete(quotes).where(inArray(quotes.enquiryId, ids))),
    messages: count(
      await tx.delete(messages).where(or(inArray(messages.enquiryId, ids), inArray(messages.id, messageIds))),
    ),
    events: count(await tx.delete(events).where(inArray(events.enquiryId, ids))),
    used_tokens: count(
      await tx.delete(usedTokens).where(
        inArray(
          usedTokens.idempotencyKey,
          found.map(({ key }) => key),
        ),
      ),
    ),
    enquiries: count(await tx.delete(enquiries).where(inArray(enquiries.id, ids))),
    contacts: count(await tx.delete(contacts).where(inArray(contacts.id, contactIds))),
    subscribers: count(await tx.delete(subscribers).where(eq(subscribers.email, email))),
    // With its sessions, passkeys and codes. Who works here still signs in.
    users: isStaff ? 0 : count(await tx.delete(users).where(eq(users.email, email))),
  };
  await forgetWords(
    tx,
    elsewhere.map(({ enquiryId }) => enquiryId),
  );
  await tx.update(enquiries).set({ mergedInto: null }).where(inArray(enquiries.mergedInto, ids));

  const anything = Object.values(removed).some((rows) => rows > 0);
  if (anything) await tx.insert(events).values({ actor: "system", kind: "person.erased", data: removed });
  return {
    kind: anything ? "erased" : "unknown",
    removed,
    messageIds: removedMails.map(({ messageId }) => messageId),
    isStaff,
  };
}

/** In an enquiry of theirs, or from them and in none. The sender may stand there with a name. */
export function isIncomingOf(email: string, enquiryIds: number[]) {
  return or(
    inArray(incomingMails.enquiryId, enquiryIds),
    sql`lower(${incomingMails.sender}) = ${email}`,
    sql`position('<' || ${email}::text || '>' in lower(${incomingMails.sender})) > 0`,
  );
}

function incomingOf(tx: Tx, email: string, enquiryIds: number[]) {
  return tx.select({ id: incomingMails.id }).from(incomingMails).where(isIncomingOf(email, enquiryIds));
}

/** What they mailed and the team put into somebody else's enquiry, or what came there by its own address. */
async function mailedElsewhere(tx: Tx, email: string, enquiryIds: number[]) {
  return await tx
    .select({ messageId: messages.id, enquiryId: messages.enquiryId })
    .from(incomingMails)
    .innerJoin(messages, eq(messages.id, incomingMails.messageId))
    .where(and(isIncomingOf(email, []), notInArray(messages.enquiryId, enquiryIds)));
}

async function forgetWords(tx: Tx, enquiryIds: number[]): Promise<void> {
  await tx.update(enquiries).set({ search: rebuiltSearchVector() }).where(inArray(enquiries.id, enquiryIds));
}

function saidIn(tx: Tx, enquiryIds: number[]) {
  return tx.select({ id: messages.id }).from(messages).where(inArray(messages.enquiryId, enquiryIds));
}

/** About an enquiry of theirs, or to them. Notices go to our own mailbox, whoever else may have given its address. */
async function removeMails(tx: Tx, email: string, enquiryIds: number[], isStaff: boolean) {
  const toOthers: MailKind[] = ["notice", "addition"];
  // Who works here is still to get the link that lets them in.
  if (isStaff) toOthers.push("staff-invitation");
  return await tx
    .delete(mails)
    .where(
      or(
        inArray(mails.enquiryId, enquiryIds),
        and(sql`lower(${mails.recipient}) = ${email}`, notInArray(mails.kind, toOthers)),
      ),
    )
    .returning({ id: mails.id, messageId: mails.messageId });
}

/** A job carries an id, and what a mail server said of an address when it failed. */
async function removeJobs(tx: Tx, mailIds: number[]): Promise<number> {
  if (mailIds.length === 0) return 0;
  return count(
    await tx.execute(
      sql`delete from pgboss.job where data->>'mailId' = any (${sql.param(mailIds.map(String))}::text[])`,
    ),
  );
}

function count({ rowCount }: { rowCount: number | null }): number {
  return rowCount ?? 0;
}
