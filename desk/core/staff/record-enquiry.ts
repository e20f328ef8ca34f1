import type { Enquiry } from "../../../app/enquiry/enquiry.ts";
import { subjectIn } from "../../../app/enquiry/subject/subject.ts";
import type { Errors } from "../../../app/enquiry/validate.ts";
import type { Tx } from "../../data/open-database.ts";
import { acceptEnquiry } from "../accept-enquiry.ts";
import { derivedKey } from "../derived-key.ts";
import type { Outbox } from "../outbox.ts";
import { cleanEnquiry, errorsIn, fingerprintOf } from "../received-enquiry.ts";
import type { StaffAction } from "./staff-action.ts";

interface RecordInput {
  staff: StaffAction["staff"];
  /** As it was typed. */
  enquiry: Enquiry;
  /** The catalogue's id of what they asked for; empty for none. */
  plan: string;
  isAcknowledged: boolean;
  /** Of this form: a second click makes no second enquiry. */
  formKey: string;
}

export type RecordOutcome = { kind: "done"; number: string } | { kind: "invalid"; errors: Errors };

/** Staff write down what somebody asked by phone or in person. It is an enquiry like any other, with the same promise. */
export async function recordEnquiry(
  tx: Tx,
  outbox: Outbox,
  { staff, enquiry, plan, isAcknowledged, formKey }: RecordInput,
): Promise<RecordOutcome> {
  const cleaned = cleanEnquiry(enquiry);
  const errors = errorsIn(cleaned);
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  const subject = subjectIn(new URLSearchParams({ plan }).toString());
  const received = { ...cleaned, ...(subject && { subject }) };
  const outcome = await acceptEnquiry(tx, outbox, {
    idempotencyKey: derivedKey("taken-down", String(staff.id), formKey, fingerprintOf(received)),
    received,
    recordedBy: staff.id,
    isAcknowledged,
  });
  switch (outcome.kind) {
    case "accepted":
    case "repeated":
      return { kind: "done", number: outcome.number };
    case "key-reused":
    case "question-used":
    case "question-expired":
      throw new Error(`A key of its own and no question, and yet: ${outcome.kind}`);
  }
}
