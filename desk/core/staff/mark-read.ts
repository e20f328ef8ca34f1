import { sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { readMarks } from "../../data/schema/index.ts";
import type { StaffAction } from "./staff-action.ts";

interface Read {
  staff: StaffAction["staff"];
  enquiryId: number;
}

/** Somebody has it open: what the visitor wrote until now is no longer unread for them. */
export async function markRead(tx: Tx, { staff, enquiryId }: Read): Promise<void> {
  await tx
    .insert(readMarks)
    .values({ staffId: staff.id, enquiryId })
    .onConflictDoUpdate({ target: [readMarks.staffId, readMarks.enquiryId], set: { readAt: sql`now()` } });
}
