import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";

import type { Subject } from "../../app/enquiry/subject/subject.ts";
import type { Reader } from "../data/open-database.ts";
import { contacts, enquiries, type EnquiryStatus, messages, staff } from "../data/schema/index.ts";
import { followMerges, withMerged } from "./merged-enquiries.ts";

export interface ReadEnquiry {
  number: string;
  name: string;
  company: string;
  service: string;
  subject: Subject | null;
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

/**
 * What the visitor may see: notes of the team are never read. One that was merged stands as what it was merged into, and
 * of that conversation they see what they wrote themselves and what was written to them.
 */
export async function visitorEnquiry(db: Reader, number: string): Promise<ReadEnquiry | undefined> {
  const own = await readRow(db, eq(enquiries.number, number));
  if (!own) return undefined;
  const survivorId = own.mergedInto === null ? own.id : await followMerges(db, own.id);
  const state = survivorId === own.id ? own : await readRow(db, eq(enquiries.id, survivorId));
  const { status, dueAt, assignee } = state ?? own;
  const said = await messagesOf(db, await withMerged(db, survivorId), ["visitor", "staff"], own.contactId);
  return { ...shown(own), status, dueAt, assignee, messages: said };
}

/** All of it, with the visitor's address. */
export async function staffEnquiry(db: Reader, number: string) {
  const row = await readRow(db, eq(enquiries.number, number));
  if (!row) return undefined;
  const said = await messagesOf(db, await withMerged(db, row.id), ["visitor", "staff", "note", "auto"]);
  return { ...shown(row), messages: said, email: row.email };
}

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

function shown({ id: _id, contactId: _contactId, email: _email, mergedInto: _mergedInto, ...enquiry }: Row) {
  return enquiry;
}

async function readRow(db: Reader, isIt: SQL) {
  const [row] = await db
    .select({
      id: enquiries.id,
      contactId: enquiries.contactId,
      email: contacts.email,
      mergedInto: enquiries.mergedInto,
      number: enquiries.number,
      name: enquiries.name,
      company: enquiries.company,
      service: enquiries.service,
      subject: enquiries.subject,
      // It is open again once its time has come; the event of it may come a little later.
      status: sql<EnquiryStatus>`case when ${enquiries.status} = 'snoozed' and ${enquiries.snoozedUntil} <= now()
        then 'open' else ${enquiries.status} end`,
      createdAt: enquiries.createdAt,
      dueAt: enquiries.dueAt,
      assignee: staff.name,
      now: sql`now()`.mapWith(enquiries.createdAt),
    })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(isIt);
  return row;
}

async function messagesOf(
  db: Reader,
  enquiryIds: number[],
  kinds: ReadMessage["kind"][],
  contactId?: number,
): Promise<ReadMessage[]> {
  return await db
    .select({
      id: messages.id,
      kind: messages.kind,
      author: staff.name,
      body: messages.body,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(enquiries, eq(enquiries.id, messages.enquiryId))
    .leftJoin(staff, eq(staff.id, messages.authorId))
    .where(
      and(
        inArray(messages.enquiryId, enquiryIds),
        inArray(messages.kind, kinds),
        contactId === undefined ? undefined : eq(enquiries.contactId, contactId),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id));
}
