import { type Errors, validateSecurityCheck } from "../../app/enquiry/validate.ts";
import { acceptEnquiry, earlierAcceptance, type NewEnquiry, type Receipt } from "../core/accept-enquiry.ts";
import { openQuestion, type OpenedQuestion } from "../core/question.ts";
import { refusalsOf } from "../core/received-enquiry.ts";
import { asked, DatabaseAway, transact } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import type { Submission } from "./read-submission.ts";

export type Outcome =
  | ({ kind: "accepted" } & Receipt)
  | ({ kind: "repeated" } & Receipt)
  | { kind: "invalid"; errors: Errors }
  | { kind: "key-reused" }
  | { kind: "limited"; retryAfter: number };

interface Attempt {
  idempotencyKey: string;
  submission: Submission;
  /** Of whoever sends it. */
  address: string;
}

/** No person reads the question, types a message and sends it in this time. */
const FASTEST = 2000;

/** The way of an enquiry from either form of the contact page: rules, question, limits, then one transaction. */
export async function submitEnquiry(services: Services, attempt: Attempt): Promise<Outcome> {
  const started = performance.now();
  const outcome = await submit(services, attempt);
  services.metrics.answered(outcome.kind, (performance.now() - started) / 1000);
  return outcome;
}

async function submit(
  services: Services,
  { idempotencyKey, submission, address }: Attempt,
): Promise<Outcome> {
  const { db, secrets, outbox } = services;
  const { received } = submission;
  const question = openQuestion(secrets, submission.token);
  const errors = {
    ...refusalsOf(received),
    ...(question ? validateSecurityCheck(submission.answer, question.sum) : unanswered),
  };
  if (!question || Object.keys(errors).length > 0) return { kind: "invalid", errors };

  const retryAfter = await limitedFor(services, received.email, address, question);
  const outcome =
    retryAfter === undefined
      ? await accept({ idempotencyKey, received, question, isSpam: submission.isTrapped })
      : { kind: "limited" as const, retryAfter };
  if (outcome.kind === "accepted" || outcome.kind === "repeated") return outcome;
  // It may have been accepted before, and only its answer was lost: then neither limits nor its question matter.
  const earlier = await asked(earlierAcceptance(db, { idempotencyKey, received }));
  return earlier ?? outcome;

  async function accept(enquiry: NewEnquiry): Promise<Outcome> {
    if (!(await services.hasRoom())) throw new DatabaseAway("The disk is full");
    const accepted = await transact(db, (tx) => acceptEnquiry(tx, outbox, enquiry));
    switch (accepted.kind) {
      case "accepted":
        services.wakeWorkers();
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

/** After how many seconds it may come, if not now. */
async function limitedFor({ limits }: Services, email: string, address: string, question: OpenedQuestion) {
  const isFast = Date.now() - question.issuedAt.getTime() < FASTEST;
  const [byAddress, byRecipient] = await asked(
    Promise.all([limits.byAddress(address, isFast ? 2 : 1), limits.byRecipient(email)]),
  );
  return byAddress ?? byRecipient;
}

const unanswered: Errors = { securityCheck: "Please solve the captcha" };
