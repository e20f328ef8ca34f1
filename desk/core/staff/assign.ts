import { and, eq, isNull } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { staff } from "../../data/schema/index.ts";
import type { ActionOutcome, StaffAction } from "./staff-action.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { lockSeen } from "./lock-enquiry.ts";

/** Gives an enquiry to somebody who works here, or to nobody. */
export async function assignEnquiry(
  tx: Tx,
  action: StaffAction & { assigneeId: number | null },
): Promise<ActionOutcome | { kind: "not-staff" }> {
  const { assigneeId } = action;
  if (assigneeId !== null && !(await worksHere(tx, assigneeId))) return { kind: "not-staff" };
  const seen = await lockSeen(tx, action);
  if (seen.kind !== "locked") return seen;
  return await changeEnquiry(tx, seen.enquiry, {
    staff: action.staff,
    kind: "enquiry.assigned",
    changes: { assigneeId },
  });
}

/** Held, so that nobody is given an enquiry while they are being deactivated. */
export async function worksHere(tx: Tx, staffId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.deactivatedAt)))
    .for("share");
  return rows.length > 0;
}
