import { eq } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { events, staff } from "../../data/schema/index.ts";

interface KeysSwitch {
  staff: { id: number };
  keysOff: boolean;
}

/** A member of staff switches the single keys off for themselves, or on again. */
export async function switchKeys(tx: Tx, { staff: member, keysOff }: KeysSwitch): Promise<void> {
  await tx.update(staff).set({ keysOff }).where(eq(staff.id, member.id));
  await tx
    .insert(events)
    .values({ actor: `staff:${member.id}`, kind: "staff.keys-switched", data: { keysOff } });
}
