import type { Tx } from "../../data/open-database.ts";
import type { ActionOutcome, StaffAction } from "./staff-action.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { lockSeen } from "./lock-enquiry.ts";
import { promisedTime } from "./promised-time.ts";

/** Puts an enquiry aside until a time. One that is owed an answer never sleeps past the time it is due. */
export async function snoozeEnquiry(
  tx: Tx,
  action: StaffAction & { until: Date },
): Promise<ActionOutcome | { kind: "past" | "after-due" }> {
  const { until } = action;
  const seen = await lockSeen(tx, action);
  if (seen.kind !== "locked") return seen;
  const { enquiry } = seen;
  // A date that is none is not later than anything.
  if (!(until > enquiry.now)) return { kind: "past" };
  const dueAt = await promisedTime(tx, enquiry);
  if (dueAt && until > dueAt) return { kind: "after-due" };
  return await changeEnquiry(tx, enquiry, {
    staff: action.staff,
    kind: "enquiry.snoozed",
    changes: { status: "snoozed", snoozedUntil: until, dueAt },
  });
}
