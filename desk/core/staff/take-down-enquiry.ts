import type { Enquiry } from "../../../app/enquiry/enquiry.ts";
import { subjectIn } from "../../../app/enquiry/subject/subject.ts";
import type { Errors } from "../../../app/enquiry/validate.ts";
import type { Tx } from "../../data/open-database.ts";
import { acceptEnquiry } from "../accept-enquiry.ts";
import { derivedKey } from "../derived-key.ts";
import type { Outbox } from "../queue-mail.ts";
import { cleanEnquiry, fingerprintOf, refusalsOf } from "../received-enquiry.ts";
import type { StaffAct } from "./act.ts";

interface TakeDown {
  staff: StaffAct["staff"];
  /** As it was typed. */
  enquiry: Enquiry;
  /** The catalogue's id of what they asked for; empty for none. */
  plan: string;
  isAcknowledged: boolean;
  /** Of this form: a second click makes no second enquiry. */
  formKey: string;
}

export type TakenDown = { kind: "done"; number: string } | { kind: "invalid"; errors: Errors };

/** Staff write down what somebody asked by phone or in person. It is an enquiry like any other, with the same promise. */
export async function takeDownEnquiry(
  tx: Tx,
  outbox: Outbox,
  { staff, enquiry, plan, isAcknowledged, formKey }: TakeDown,
): Promise<TakenDown> {
  const cleaned = cleanEnquiry(enquiry);
  const errors = refusalsOf(cleaned);
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  const subject = subjectIn(new URLSearchParams({ plan }).toString());
  const received = { ...cleaned, ...(subject && { subject }) };
  const outcome = await acceptEnquiry(tx, outbox, {
    idempotencyKey: derivedKey("taken-down", String(staff.id), formKey, fingerprintOf(received)),
    received,
    takenDownBy: staff.id,
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
