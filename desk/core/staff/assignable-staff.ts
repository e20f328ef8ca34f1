import { and, asc, count, eq, isNull } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { enquiries, staff } from "../../data/schema/index.ts";

export interface AssignableStaff {
  id: number;
  name: string;
  /** How many open enquiries they have. */
  open: number;
}

/** Everybody who works here now and has said their name. */
export async function assignableStaff(db: Reader): Promise<AssignableStaff[]> {
  return await db
    .select({ id: staff.id, name: staff.name, open: count(enquiries.id) })
    .from(staff)
    .leftJoin(enquiries, and(eq(enquiries.assigneeId, staff.id), eq(enquiries.status, "open")))
    .where(isNull(staff.deactivatedAt))
    .groupBy(staff.id)
    .orderBy(asc(staff.name), asc(staff.id));
}
