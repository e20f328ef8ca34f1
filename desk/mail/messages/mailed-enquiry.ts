import { and, asc, eq, sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { contacts, enquiries, messages } from "../../data/schema/index.ts";

/** An enquiry with what the visitor wrote: the first message, or the one asked for. */
export async function mailedEnquiry(db: Reader, enquiryId: number | null, messageId?: number) {
  if (enquiryId === null) return undefined;
  const [row] = await db
    .select({
      number: enquiries.number,
      name: enquiries.name,
      company: enquiries.company,
      email: contacts.email,
      service: enquiries.service,
      subject: enquiries.subject,
      dueAt: enquiries.dueAt,
      message: messages.body,
      /** What other mails about it belong under. */
      noticeId: sql<string | null>`(select message_id from mails
        where mails.enquiry_id = ${enquiries.id} and mails.kind = 'notice' order by mails.id limit 1)`,
    })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .innerJoin(
      messages,
      and(
        eq(messages.enquiryId, enquiries.id),
        eq(messages.kind, "visitor"),
        messageId === undefined ? undefined : eq(messages.id, messageId),
      ),
    )
    .where(eq(enquiries.id, enquiryId))
    .orderBy(asc(messages.id))
    .limit(1);
  return row;
}
