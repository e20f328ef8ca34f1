import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";
import {
  attachments,
  contacts,
  drafts,
  enquiries,
  events,
  incomingMails,
  mails,
  messages,
  quotes,
  staff,
  subscribers,
  users,
} from "../data/schema/index.ts";
import { isIncomingOf } from "./erase-person.ts";

/** Everything that is stored about a person, by the address that they gave. */
export async function exportPerson(db: Reader, address: string) {
  const email = address.trim().toLowerCase();
  const [contact] = await db.select().from(contacts).where(eq(contacts.email, email));
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.email, email));
  const [account] = await db.select().from(users).where(eq(users.email, email));
  const [member] = await db.select().from(staff).where(eq(staff.email, email));
  const theirs = contact ? await enquiriesOf(db, contact.id) : [];
  const ids = theirs.map(({ id }) => id);
  const sent = await mailsOf(db, email, ids);
  const received = await receivedFrom(db, email, ids);
  if (!contact && !subscriber && !member && !account && sent.length === 0 && received.length === 0)
    return { kind: "unknown" as const };
  return {
    kind: "found" as const,
    person: {
      email,
      contact: contact ?? null,
      newsletter: subscriber ?? null,
      account: account ?? null,
      staff: member ?? null,
      enquiries: theirs,
      mails: sent,
      incomingMails: received,
    },
  };
}

/** With the files of those that no enquiry has, as Base64. */
async function receivedFrom(db: Reader, email: string, enquiryIds: number[]) {
  const rows = await db
    .select()
    .from(incomingMails)
    .where(isIncomingOf(email, enquiryIds))
    .orderBy(incomingMails.id);
  const ids = rows.map(({ id }) => id);
  const files = await db
    .select()
    .from(attachments)
    .where(and(inArray(attachments.incomingMailId, ids), isNull(attachments.messageId)))
    .orderBy(attachments.id);
  return rows.map((mail) => ({
    ...mail,
    attachments: files.filter(({ incomingMailId }) => incomingMailId === mail.id).map(asText),
  }));
}

async function enquiriesOf(db: Reader, contactId: number) {
  // The words of the search index are the message's own.
  const { search: _search, ...columns } = getTableColumns(enquiries);
  const rows = await db
    .select(columns)
    .from(enquiries)
    .where(eq(enquiries.contactId, contactId))
    .orderBy(asc(enquiries.id));
  const ids = rows.map(({ id }) => id);
  const said = await messagesOf(db, ids);
  const begun = await db.select().from(drafts).where(inArray(drafts.enquiryId, ids));
  const offered = await db.select().from(quotes).where(inArray(quotes.enquiryId, ids)).orderBy(quotes.id);
  const happened = await db.select().from(events).where(inArray(events.enquiryId, ids)).orderBy(events.id);
  return rows.map((enquiry) => ({
    ...enquiry,
    messages: said.filter(({ enquiryId }) => enquiryId === enquiry.id),
    drafts: begun.filter(({ enquiryId }) => enquiryId === enquiry.id),
    quotes: offered.filter(({ enquiryId }) => enquiryId === enquiry.id),
    events: happened.filter(({ enquiryId }) => enquiryId === enquiry.id),
  }));
}

/** With the files that came along, as Base64. */
async function messagesOf(db: Reader, enquiryIds: number[]) {
  const said = await db
    .select()
    .from(messages)
    .where(inArray(messages.enquiryId, enquiryIds))
    .orderBy(messages.id);
  const files = await db
    .select()
    .from(attachments)
    .where(
      inArray(
        attachments.messageId,
        said.map(({ id }) => id),
      ),
    )
    .orderBy(attachments.id);
  return said.map((message) => ({
    ...message,
    attachments: files.filter(({ messageId }) => messageId === message.id).map(asText),
  }));
}

function asText(file: typeof attachments.$inferSelect) {
  return { ...file, content: file.content?.toString("base64") ?? null };
}

async function mailsOf(db: Reader, email: string, enquiryIds: number[]) {
  const isTheirs = or(sql`lower(${mails.recipient}) = ${email}`, inArray(mails.enquiryId, enquiryIds));
  // What a text is made from may be a link that lets somebody in.
  const { data: _data, ...columns } = getTableColumns(mails);
  return await db.select(columns).from(mails).where(isTheirs).orderBy(mails.id);
}
