import { eq, sql } from "drizzle-orm";

import type { Subject } from "../../../app/enquiry/subject/subject.ts";
import type { Reader } from "../../data/open-database.ts";
import { contacts, enquiries, type EnquiryStatus, quotes, staff } from "../../data/schema/index.ts";
import { withMerged } from "../merged-enquiries.ts";
import { type EarlierEnquiry, earlierEnquiries } from "./earlier-enquiries.ts";
import { type ThreadEvent, threadEvents } from "./thread-events.ts";
import { type ThreadMessage, threadMessages } from "./thread-messages.ts";
import { type Recipient, threadRecipients } from "./thread-recipients.ts";

/** All that staff see of one enquiry. */
export interface Thread {
  id: number;
  number: string;
  version: number;
  status: EnquiryStatus;
  /** As they signed. */
  name: string;
  company: string;
  email: string;
  service: string;
  subject: Subject | null;
  assignee: { id: number; name: string } | null;
  createdAt: Date;
  /** When an answer is due; null while none is. */
  dueAt: Date | null;
  firstReplyAt: Date | null;
  snoozedUntil: Date | null;
  /** The number of the enquiry that it has become part of. */
  mergedInto: string | null;
  /** Whom a reply can go to; who wrote last is the first. */
  recipients: readonly Recipient[];
  /** Of this enquiry and of those merged into it, in the order of their times. */
  messages: readonly ThreadMessage[];
  events: readonly ThreadEvent[];
  quotes: readonly ThreadQuote[];
  /** The visitor's other enquiries, the latest first. */
  earlier: readonly EarlierEnquiry[];
  /** The database's time when this was read. */
  now: Date;
}

type ThreadQuote = Pick<typeof quotes.$inferSelect, "id" | "number" | "version" | "state">;

export async function readThread(db: Reader, number: string): Promise<Thread | undefined> {
  const [row] = await db
    .select({
      id: enquiries.id,
      contactId: enquiries.contactId,
      number: enquiries.number,
      version: enquiries.version,
      status: enquiries.status,
      name: enquiries.name,
      company: enquiries.company,
      email: contacts.email,
      service: enquiries.service,
      subject: enquiries.subject,
      assignee: { id: staff.id, name: staff.name },
      createdAt: enquiries.createdAt,
      dueAt: enquiries.dueAt,
      firstReplyAt: enquiries.firstReplyAt,
      snoozedUntil: enquiries.snoozedUntil,
      mergedInto: sql<string | null>`(select number from enquiries target
        where target.id = ${enquiries.mergedInto})`,
      now: sql<Date | string>`now()`,
    })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(eq(enquiries.number, number));
  if (!row) return undefined;
  const { contactId, now, ...enquiry } = row;
  const { id } = enquiry;
  const ids = await withMerged(db, id);
  return {
    ...enquiry,
    recipients: await threadRecipients(db, id),
    messages: await threadMessages(db, ids),
    events: await threadEvents(db, ids),
    quotes: await quotesOf(db, id),
    earlier: await earlierEnquiries(db, { contactId, except: ids }),
    now: new Date(now),
  };
}

async function quotesOf(db: Reader, enquiryId: number): Promise<ThreadQuote[]> {
  return await db
    .select({ id: quotes.id, number: quotes.number, version: quotes.version, state: quotes.state })
    .from(quotes)
    .where(eq(quotes.enquiryId, enquiryId))
    .orderBy(sql`${quotes.id} desc`);
}
