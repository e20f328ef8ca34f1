import { and, asc, eq, inArray, sql } from "drizzle-orm";

import type { PricedSubject } from "../../app/enquiry/subject.ts";
import type { Reader } from "../data/open-database.ts";
import { contacts, enquiries, type EnquiryStatus, messages, staff } from "../data/schema/index.ts";

export interface ReadEnquiry {
  number: string;
  name: string;
  company: string;
  service: string;
  subject: PricedSubject | null;
  status: EnquiryStatus;
  createdAt: Date;
  /** When an answer is due; null while none is. */
  dueAt: Date | null;
  /** The name of who has it. */
  assignee: string | null;
  messages: readonly ReadMessage[];
  /** The database's time when this was read. */
  now: Date;
}

export interface ReadMessage {
  id: number;
  kind: "visitor" | "staff" | "note" | "auto";
  /** The name of the member of staff. */
  author: string | null;
  body: string;
  createdAt: Date;
}

/** What the visitor may see: notes of the team are never read. */
export function visitorEnquiry(db: Reader, number: string): Promise<ReadEnquiry | undefined> {
  return readEnquiry(db, number, ["visitor", "staff"]);
}

/** All of it, with the visitor's address. */
export async function staffEnquiry(db: Reader, number: string) {
  const enquiry = await readEnquiry(db, number, ["visitor", "staff", "note", "auto"]);
  if (!enquiry) return undefined;
  const [contact] = await db
    .select({ email: contacts.email })
    .from(contacts)
    .innerJoin(enquiries, eq(enquiries.contactId, contacts.id))
    .where(eq(enquiries.number, number));
  return { ...enquiry, email: contact?.email ?? "" };
}

async function readEnquiry(
  db: Reader,
  number: string,
  kinds: ReadMessage["kind"][],
): Promise<ReadEnquiry | undefined> {
  const [row] = await db
    .select({
      id: enquiries.id,
      number: enquiries.number,
      name: enquiries.name,
      company: enquiries.company,
      service: enquiries.service,
      subject: enquiries.subject,
      status: enquiries.status,
      createdAt: enquiries.createdAt,
      dueAt: enquiries.dueAt,
      assignee: staff.name,
      now: sql<Date | string>`now()`,
    })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(eq(enquiries.number, number));
  if (!row) return undefined;
  const { id, now, ...enquiry } = row;
  return { ...enquiry, messages: await messagesOf(db, id, kinds), now: new Date(now) };
}

async function messagesOf(db: Reader, enquiryId: number, kinds: ReadMessage["kind"][]) {
  return await db
    .select({
      id: messages.id,
      kind: messages.kind,
      author: staff.name,
      body: messages.body,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(staff, eq(staff.id, messages.authorId))
    .where(and(eq(messages.enquiryId, enquiryId), inArray(messages.kind, kinds)))
    .orderBy(asc(messages.id));
}
