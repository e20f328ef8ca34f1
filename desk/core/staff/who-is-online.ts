import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { onlineStaff, staff } from "../../data/schema/index.ts";

/** Open pages say every 15 seconds that they are there. Whoever was not heard of for this long has gone. */
export const ONLINE_SECONDS = 40;

const isHere = gt(onlineStaff.seenAt, sql`now() - make_interval(secs => ${ONLINE_SECONDS})`);

/** A page of theirs is open. True if they were not online before. One statement, so it needs no transaction. */
export async function markOnline(db: Pick<Reader, "execute">, staffId: number): Promise<boolean> {
  const { rows } = await db.execute<{ wasHere: boolean | null }>(sql`
    with before as (select ${isHere} as was_here from ${onlineStaff} where staff_id = ${staffId}),
    now_here as (
      insert into attendance (staff_id) values (${staffId}) on conflict (staff_id) do update set seen_at = now()
    )
    select (select was_here from before) as "wasHere"`);
  return rows[0]?.wasHere !== true;
}

/** Who else is online. */
export async function othersOnline(db: Reader, exceptStaffId: number): Promise<string[]> {
  const rows = await db
    .select({ name: staff.name })
    .from(onlineStaff)
    .innerJoin(staff, eq(staff.id, onlineStaff.staffId))
    .where(and(ne(onlineStaff.staffId, exceptStaffId), isNull(staff.deactivatedAt), isHere))
    .orderBy(asc(staff.name), asc(staff.id));
  return rows.map(({ name }) => name);
}
