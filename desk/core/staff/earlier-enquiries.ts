import { and, desc, eq, notInArray, sql } from "drizzle-orm";

import type { Subject } from "../../../app/enquiry/subject/subject.ts";
import type { Reader } from "../../data/open-database.ts";
import { enquiries, type EnquiryStatus } from "../../data/schema/index.ts";

export interface EarlierEnquiry {
  number: string;
  createdAt: Date;
  status: EnquiryStatus;
  service: string;
  subject: Subject | null;
  /** They accepted a quote in it. */
  isOrdered: boolean;
}

/** More are not drawn. */
const MOST = 40;

/** What the same person wrote to us about otherwise, the latest first. */
export async function earlierEnquiries(
  db: Reader,
  { contactId, except }: { contactId: number; except: readonly number[] },
): Promise<EarlierEnquiry[]> {
  return await db
    .select({
      number: enquiries.number,
      createdAt: enquiries.createdAt,
      status: enquiries.status,
      service: enquiries.service,
      subject: enquiries.subject,
      // The table's name is spelled out: drizzle leaves it out where it reads from one table, and quotes have an id too.
      isOrdered: sql<boolean>`exists (select from quotes
        where quotes.enquiry_id = enquiries.id and quotes.accepted_at is not null)`,
    })
    .from(enquiries)
    .where(and(eq(enquiries.contactId, contactId), notInArray(enquiries.id, [...except])))
    .orderBy(desc(enquiries.id))
    .limit(MOST);
}
