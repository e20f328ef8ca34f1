import { type Errors, validateSecurityCheck } from "../../app/enquiry/validate.ts";
import { acceptEnquiry, earlierAcceptance, type NewEnquiry, type Receipt } from "../core/accept-enquiry.ts";
import { openQuestion } from "../core/question.ts";
import { errorsIn } from "../core/received-enquiry.ts";
import { DatabaseUnavailable, detectOutage, transact } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import { type Limited, limitedEnquiry } from "./limited-enquiry.ts";
import type { Submission } from "./read-submission.ts";

export type Outcome =
  | ({ kind: "accepted" } & Receipt)
  | ({ kind: "repeated" } & Receipt)
  | { kind: "invalid"; errors: Errors }
  | { kind: "key-reused" }
  | Limited;

interface Attempt {
  idempotencyKey: string;
  submission: Submission;
  /** Of whoever sends it. */
  address: string;
  /** What a browser computed after an earlier refusal. */
  proof?: string | undefined;
}

/** The way of an enquiry from either form of the contact page: rules, question, limits, then one transaction. */
export async function submitEnquiry(services: Services, attempt: Attempt): Promise<Outcome> {
  const started = performance.now();
  const outcome = await submit(services, attempt);
  services.metrics.answered(outcome.kind, (performance.now() - started) / 1000);
  return outcome;
}

async function submit(
  services: Services,
  { idempotencyKey, submission, address, proof }: Attempt,
): Promise<Outcome> {
  const { db, secrets, outbox } = services;
  const { received } = submission;
  const question = openQuestion(secrets, submission.token);
  const errors = {
    ...errorsIn(received),
    ...(question ? validateSecurityCheck(submission.answer, question.sum) : unanswered),
  };
  if (!question || Object.keys(errors).length > 0) return { kind: "invalid", errors };

  const { email } = received;
  const outcome =
    (await limitedEnquiry(services, { email, address, idempotencyKey, proof, question })) ??
    (await accept({ idempotencyKey, received, question, isSpam: submission.isHoneypotFilled }));
  if (outcome.kind === "accepted" || outcome.kind === "repeated") return outcome;
  // It may have been accepted before, and only its answer was lost: then neither limits nor its question matter.
  const earlier = await detectOutage(earlierAcceptance(db, { idempotencyKey, received }));
  return earlier ?? outcome;

  async function accept(enquiry: NewEnquiry): Promise<Outcome> {
    if (!(await services.hasDiskSpace())) throw new DatabaseUnavailable("The disk is full");
    const accepted = await transact(db, (tx) => acceptEnquiry(tx, outbox, enquiry));
    switch (accepted.kind) {
      case "accepted":
        services.wakeWorkers();
        services.notify({ kind: "change" });
        return accepted;
      case "repeated":
      case "key-reused":
        return accepted;
      case "question-used":
      case "question-expired":
        return { kind: "invalid", errors: unanswered };
    }
  }
}

const unanswered: Errors = { securityCheck: "Please solve the captcha" };
