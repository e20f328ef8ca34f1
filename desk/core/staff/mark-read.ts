import { sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { reads } from "../../data/schema/index.ts";
import type { StaffAct } from "./act.ts";

interface Read {
  staff: StaffAct["staff"];
  enquiryId: number;
}

/** Somebody has it open: what the visitor wrote until now is no longer unread for them. */
export async function markRead(tx: Tx, { staff, enquiryId }: Read): Promise<void> {
  await tx
    .insert(reads)
    .values({ staffId: staff.id, enquiryId })
    .onConflictDoUpdate({ target: [reads.staffId, reads.enquiryId], set: { readAt: sql`now()` } });
}
