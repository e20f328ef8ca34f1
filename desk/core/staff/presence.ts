import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";

import type { Reader, Tx } from "../../data/open-database.ts";
import { presence, staff } from "../../data/schema/index.ts";
import type { StaffAct } from "./act.ts";

interface Shown {
  staff: StaffAct["staff"];
  enquiryId: number;
  isWriting: boolean;
}

export interface Present {
  enquiryId: number;
  staffId: number;
  name: string;
  isWriting: boolean;
}

/** Whoever was not seen for this long has gone. */
const PRESENT_SECONDS = 30;

/** Somebody has an enquiry open. Said again while they have it. */
export async function showPresence(tx: Tx, { staff: who, enquiryId, isWriting }: Shown): Promise<void> {
  await tx
    .insert(presence)
    .values({ staffId: who.id, enquiryId, isWriting })
    .onConflictDoUpdate({
      target: [presence.staffId, presence.enquiryId],
      set: { isWriting, seenAt: sql`now()` },
    });
}

/** Who else has one of these enquiries open right now. */
export async function presentAt(
  db: Reader,
  enquiryIds: readonly number[],
  exceptStaffId: number,
): Promise<Present[]> {
  if (enquiryIds.length === 0) return [];
  return await db
    .select({
      enquiryId: presence.enquiryId,
      staffId: presence.staffId,
      name: staff.name,
      isWriting: presence.isWriting,
    })
    .from(presence)
    .innerJoin(staff, eq(staff.id, presence.staffId))
    .where(
      and(
        inArray(presence.enquiryId, [...enquiryIds]),
        ne(presence.staffId, exceptStaffId),
        gt(presence.seenAt, sql`now() - make_interval(secs => ${PRESENT_SECONDS})`),
      ),
    )
    .orderBy(asc(presence.enquiryId), asc(presence.staffId));
}
