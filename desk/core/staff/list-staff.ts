import { and, asc, count, eq, isNull, max, sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { enquiries, sessions, staff } from "../../data/schema/index.ts";

/** Somebody who can be given an enquiry. */
export interface ActiveStaff {
  id: number;
  /** Who has not been here yet is known by their address. */
  name: string;
  /** How many open enquiries they have. */
  open: number;
}

/** Everybody who works here now. */
export async function activeStaff(db: Reader): Promise<ActiveStaff[]> {
  return await db
    .select({ id: staff.id, name: shownName, open: count(enquiries.id) })
    .from(staff)
    .leftJoin(enquiries, and(eq(enquiries.assigneeId, staff.id), eq(enquiries.status, "open")))
    .where(isNull(staff.deactivatedAt))
    .groupBy(staff.id)
    .orderBy(asc(shownName), asc(staff.id));
}

/** Everybody who works or worked here, with when they last came in. */
export async function allStaff(db: Reader) {
  return await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      deactivatedAt: staff.deactivatedAt,
      lastEntry: max(sessions.createdAt),
    })
    .from(staff)
    .leftJoin(sessions, eq(sessions.userId, staff.userId))
    .groupBy(staff.id)
    .orderBy(sql`${staff.deactivatedAt} is not null`, asc(staff.id));
}

const shownName = sql<string>`coalesce(nullif(${staff.name}, ''), ${staff.email})`;
