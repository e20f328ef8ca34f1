import { desc, eq, sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { enquiries, quotes, staff } from "../../data/schema/index.ts";

/** A quote with its enquiry, for staff. */
export async function staffQuote(db: Reader, quoteId: number) {
  const [found] = await db
    .select({
      quote: quotes,
      enquiry: enquiries.number,
      name: enquiries.name,
      company: enquiries.company,
      preparedBy: staff.name,
      now: sql<Date | string>`now()`,
    })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .leftJoin(staff, eq(staff.id, quotes.createdBy))
    .where(eq(quotes.id, quoteId));
  return found && { ...found, now: new Date(found.now) };
}

const MOST = 200;

/** The newest first. */
export async function listQuotes(db: Reader) {
  return await db
    .select({
      id: quotes.id,
      number: quotes.number,
      version: quotes.version,
      state: quotes.state,
      lines: quotes.lines,
      termMonths: quotes.termMonths,
      discountPercent: quotes.discountPercent,
      taxPercent: quotes.taxPercent,
      validUntil: quotes.validUntil,
      confirmedAt: quotes.confirmedAt,
      enquiry: enquiries.number,
      name: enquiries.name,
      company: enquiries.company,
    })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .orderBy(desc(quotes.id))
    .limit(MOST);
}
