import { asc, eq, isNull, max, sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { sessions, staff } from "../../data/schema/index.ts";

/** Whoever can be given an enquiry. Who has not been here yet is known by their address. */
export async function activeStaff(db: Reader) {
  return await db
    .select({ id: staff.id, name: shownName })
    .from(staff)
    .where(isNull(staff.deactivatedAt))
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
