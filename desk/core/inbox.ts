import { asc, desc, eq, inArray, sql } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";
import { enquiries, mails, staff } from "../data/schema/index.ts";

const MOST = 200;

/** What is open, what is due first on top; then what has its answer and waits for nothing. */
export async function openEnquiries(db: Reader) {
  return await db
    .select({
      number: enquiries.number,
      name: enquiries.name,
      company: enquiries.company,
      service: enquiries.service,
      subject: enquiries.subject,
      dueAt: enquiries.dueAt,
      assignee: staff.name,
      lastActivityAt: enquiries.lastActivityAt,
    })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(inArray(enquiries.status, ["open", "snoozed"]))
    .orderBy(sql`${enquiries.dueAt} asc nulls last`, asc(enquiries.id))
    .limit(MOST);
}

/** Mail that its server refused for good. Nobody else would ever see it. */
export async function undeliveredMails(db: Reader) {
  return await db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      lastError: mails.lastError,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
      number: enquiries.number,
    })
    .from(mails)
    .leftJoin(enquiries, eq(enquiries.id, mails.enquiryId))
    .where(eq(mails.state, "dead"))
    .orderBy(desc(mails.id))
    .limit(MOST);
}
