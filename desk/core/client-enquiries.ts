import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";

import type { Subject } from "../../app/enquiry/subject/subject.ts";
import type { Reader } from "../data/open-database.ts";
import {
  contacts,
  enquiries,
  type EnquiryStatus,
  messages,
  quotes,
  type QuoteState,
} from "../data/schema/index.ts";

export interface ClientOwner {
  userId: string;
  email: string;
  isVerified: boolean;
}

export interface ClientEnquiry {
  number: string;
  service: string;
  subject: Subject | null;
  status: EnquiryStatus;
  createdAt: Date;
  /** When an answer is due; null while none is. */
  dueAt: Date | null;
  answeredAt: Date | null;
  /** How their own message begins. */
  excerpt: string;
  quotes: readonly ClientQuote[];
}

export interface ClientQuote {
  number: string;
  state: QuoteState;
  validUntil: string;
}

const MOST = 200;

/** What somebody with an account has asked us, newest first. An address that was not proved shows nothing. */
export async function clientEnquiries(db: Reader, owner: ClientOwner): Promise<ClientEnquiry[]> {
  const rows = await db
    .select({
      id: enquiries.id,
      number: enquiries.number,
      service: enquiries.service,
      subject: enquiries.subject,
      status: enquiries.status,
      createdAt: enquiries.createdAt,
      dueAt: enquiries.dueAt,
      answeredAt: enquiries.firstReplyAt,
      excerpt: sql<string>`coalesce((select left(${messages.body}, 140) from ${messages}
        where ${messages.enquiryId} = ${enquiries.id} and ${messages.kind} = 'visitor'
        order by ${messages.id} limit 1), '')`,
    })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .where(and(isOwn(owner), ne(enquiries.status, "spam")))
    .orderBy(desc(enquiries.id))
    .limit(MOST);
  const offered = await quotesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...enquiry }) => ({
    ...enquiry,
    quotes: offered.filter(({ enquiryId }) => enquiryId === id),
  }));
}

function isOwn({ userId, email, isVerified }: ClientOwner) {
  if (!isVerified) return sql`false`;
  return or(eq(contacts.userId, userId), eq(contacts.email, email.toLowerCase()));
}

/** The newest version of each that was sent. */
async function quotesOf(db: Reader, enquiryIds: number[]) {
  return await db
    .selectDistinctOn([quotes.number], {
      enquiryId: quotes.enquiryId,
      number: quotes.number,
      state: quotes.state,
      validUntil: quotes.validUntil,
    })
    .from(quotes)
    .where(and(inArray(quotes.enquiryId, enquiryIds), inArray(quotes.state, ["sent", "accepted"])))
    .orderBy(quotes.number, desc(quotes.version));
}
