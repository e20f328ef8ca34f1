import type { StaffMember } from "../staff-session.ts";

/** Who acts on which enquiry, and which version of it they saw. */
export interface StaffAction {
  staff: Pick<StaffMember, "id">;
  /** The enquiry's number. */
  number: string;
  /** Of two who act at once the second one is told, and nothing is overwritten. */
  version: number;
}

export type ActionOutcome =
  /** `eventId` is what undo.ts takes. */
  | { kind: "done"; version: number; eventId: number }
  /** Somebody changed it since: who, and to which version. */
  | { kind: "changed-meanwhile"; version: number; by: string }
  | { kind: "not-found" };
