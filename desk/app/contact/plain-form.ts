import { type Answers, readAnswers } from "~/enquiry/enquiry";
import type { Errors } from "~/enquiry/validate";
import { readSubmission } from "../../api/read-submission.ts";
import { submitEnquiry } from "../../api/submit-enquiry.ts";
import { derivedKey } from "../../core/derived-key.ts";
import { issueQuestion, type Question, sameQuestion } from "../../core/question.ts";
import { fingerprintOf } from "../../core/received-enquiry.ts";
import { databaseNow } from "../../data/database-now.ts";
import { detectOutage, isOutage } from "../../data/transact.ts";
import type { Visit } from "../visit";

/** What a plain form comes back with: all that was typed, and a question to answer. */
export interface ReturnedForm {
  values?: Answers;
  errors: Errors;
  /** Not the visitor's fault: it can be sent again as it is. */
  failure?: "limited" | "unavailable";
  /** Seconds. */
  retryAfter?: number;
  /** Undefined while the database is unavailable and no earlier one can be asked again. */
  question: Question | undefined;
}

export type PlainOutcome = { kind: "sent"; number: string } | { kind: "returned"; form: ReturnedForm };

/** The contact form of visitors without scripts: the same way as any enquiry, and nothing typed is ever lost. */
export async function submitPlainForm(
  { services, address }: Visit,
  form: FormData,
  search: string,
): Promise<PlainOutcome> {
  const { secrets, db } = services;
  const submission = readSubmission(Object.fromEntries(form), search);
  // The site's form has an empty field of the same name for visitors with scripts.
  const values = { ...readAnswers(form), securityCheck: submission?.answer ?? "" };
  const token = submission?.token ?? "";
  try {
    if (!submission) return await returned({ errors: {} });
    const idempotencyKey = derivedKey(token, fingerprintOf(submission.received));
    const outcome = await submitEnquiry(services, { idempotencyKey, submission, address });
    switch (outcome.kind) {
      case "accepted":
      case "repeated":
        return { kind: "sent", number: outcome.number };
      case "invalid":
        return await returned({ errors: outcome.errors });
      case "limited":
        return await returned({ errors: {}, failure: "limited", retryAfter: outcome.retryAfter });
      case "key-reused":
        throw new Error("A key made from the text came with another text");
    }
  } catch (error) {
    if (!isOutage(error)) throw error;
    const question = sameQuestion(secrets, token);
    return { kind: "returned", form: { values, errors: {}, failure: "unavailable", question } };
  }

  async function returned(rest: Omit<ReturnedForm, "values" | "question">): Promise<PlainOutcome> {
    const question = issueQuestion(secrets, await detectOutage(databaseNow(db)), token);
    return { kind: "returned", form: { values, ...rest, question } };
  }
}
