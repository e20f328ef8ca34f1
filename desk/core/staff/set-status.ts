import type { Tx } from "../../data/open-database.ts";
import type { ActionOutcome, StaffAction } from "./staff-action.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { lockSeen } from "./lock-enquiry.ts";
import { promisedTime } from "./promised-time.ts";

export type SettableStatus = "open" | "waiting" | "closed" | "spam";

/**
 * Opens an enquiry, lets it wait for the visitor, closes it or puts it to spam. Only what is open is due: what is put
 * aside keeps its promised time in the event, and one that is opened again without an answer gets it back.
 */
export async function setStatus(
  tx: Tx,
  action: StaffAction & { status: SettableStatus },
): Promise<ActionOutcome> {
  const { staff, status } = action;
  const seen = await lockSeen(tx, action);
  if (seen.kind !== "locked") return seen;
  const dueAt = status === "open" ? await promisedTime(tx, seen.enquiry) : null;
  return await changeEnquiry(tx, seen.enquiry, {
    staff,
    kind: "enquiry.status-set",
    changes: { status, snoozedUntil: null, dueAt },
  });
}
