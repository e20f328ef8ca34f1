import { and, asc, count, eq, isNotNull, isNull, sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { enquiries, readMarks } from "../../data/schema/index.ts";

/** One line of the column beside a thread. */
export interface DueEnquiry {
  number: string;
  name: string;
  dueAt: Date;
  assigneeId: number | null;
  isUnread: boolean;
}

/** As many as the column has room for. */
const MOST = 14;

/** What has to be answered next, the most urgent first, and how many are open in all. */
export async function nextDue(
  db: Reader,
  staffId: number,
): Promise<{ count: number; rows: readonly DueEnquiry[] }> {
  const rows = await db
    .select({
      number: enquiries.number,
      name: enquiries.name,
      dueAt: sql<string | Date>`${enquiries.dueAt}`,
      assigneeId: enquiries.assigneeId,
      isUnread: sql<boolean>`${readMarks.readAt} is null or ${readMarks.readAt} < ${enquiries.lastVisitorAt}`,
    })
    .from(enquiries)
    .leftJoin(readMarks, and(eq(readMarks.enquiryId, enquiries.id), eq(readMarks.staffId, staffId)))
    .where(and(eq(enquiries.status, "open"), isNotNull(enquiries.dueAt), isNull(enquiries.mergedInto)))
    .orderBy(asc(enquiries.dueAt), asc(enquiries.id))
    .limit(MOST);
  const [all] = await db.select({ count: count() }).from(enquiries).where(eq(enquiries.status, "open"));
  return { count: all?.count ?? 0, rows: rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt) })) };
}
