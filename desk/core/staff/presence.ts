import { and, asc, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";

import type { Reader, Tx } from "../../data/open-database.ts";
import { presence, staff } from "../../data/schema/index.ts";
import type { StaffAction } from "./staff-action.ts";

interface Shown {
  staff: StaffAction["staff"];
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
export const PRESENT_SECONDS = 30;

const isPresent = gt(presence.seenAt, sql`now() - make_interval(secs => ${PRESENT_SECONDS})`);

/** Somebody has an enquiry open. Said again while they have it; true if that is news to the others. */
export async function showPresence(tx: Tx, { staff: who, enquiryId, isWriting }: Shown): Promise<boolean> {
  const [before] = await tx
    .select({ isWriting: presence.isWriting })
    .from(presence)
    .where(and(eq(presence.staffId, who.id), eq(presence.enquiryId, enquiryId), isPresent));
  await tx
    .insert(presence)
    .values({ staffId: who.id, enquiryId, isWriting })
    .onConflictDoUpdate({
      target: [presence.staffId, presence.enquiryId],
      set: { isWriting, seenAt: sql`now()` },
    });
  return before?.isWriting !== isWriting;
}

/** They closed it. Whoever just disappears is gone after PRESENT_SECONDS. */
export async function endPresence(
  tx: Tx,
  { staff: who, enquiryId }: Pick<Shown, "staff" | "enquiryId">,
): Promise<void> {
  await tx.delete(presence).where(and(eq(presence.staffId, who.id), eq(presence.enquiryId, enquiryId)));
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
    .where(and(inArray(presence.enquiryId, [...enquiryIds]), ne(presence.staffId, exceptStaffId), isPresent))
    .orderBy(asc(presence.enquiryId), desc(presence.isWriting), asc(staff.name));
}
