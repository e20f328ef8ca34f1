import { type Errors, validateSecurityCheck } from "../../app/enquiry/validate.ts";
import { acceptEnquiry, earlierAcceptance, type Receipt } from "../core/accept-enquiry.ts";
import { openQuestion } from "../core/question.ts";
import { refusalsOf } from "../core/received-enquiry.ts";
import { asked, DatabaseAway, transact } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import type { Submission } from "./read-submission.ts";

export type Outcome =
  | ({ kind: "accepted" | "repeated" } & Receipt)
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

async function submit(services: Services, attempt: Attempt): Promise<Outcome> {
  const { db, secrets, outbox, limits } = services;
  const { idempotencyKey, submission, address } = attempt;
  const { received } = submission;

  const errors = refusalsOf(received);
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors: { ...errors, ...answerErrors() } };

  // Its answer may have been lost on the way: it is not counted, and its question is used already.
  const earlier = await asked(earlierAcceptance(db, { idempotencyKey, received }));
  if (earlier) return outcomeOf(earlier);

  const wrong = answerErrors();
  const question = openQuestion(secrets, submission.token);
  if (wrong || !question) return { kind: "invalid", errors: wrong ?? unanswered };

  if (!(await services.hasRoom())) throw new DatabaseAway("The disk is full");
  const isFast = Date.now() - question.issuedAt.getTime() < FASTEST;
  const retryAfter =
    (await asked(limits.byAddress(address, isFast ? 2 : 1))) ??
    (await asked(limits.byRecipient(received.email)));
  if (retryAfter !== undefined) return { kind: "limited", retryAfter };

  const accepted = await transact(db, (tx) =>
    acceptEnquiry(tx, outbox, { idempotencyKey, received, question, isSpam: submission.isTrapped }),
  );
  if (accepted.kind === "accepted") services.wakeWorkers();
  return outcomeOf(accepted);

  function answerErrors(): Errors | undefined {
    const opened = openQuestion(secrets, submission.token);
    if (!opened) return unanswered;
    const found = validateSecurityCheck(submission.answer, opened.sum);
    return found.securityCheck ? found : undefined;
  }
}

const unanswered: Errors = { securityCheck: "Please solve the captcha" };

function outcomeOf(acceptance: Awaited<ReturnType<typeof acceptEnquiry>>): Outcome {
  switch (acceptance.kind) {
    case "accepted":
    case "repeated":
    case "key-reused":
      return acceptance;
    case "question-used":
    case "question-expired":
      return { kind: "invalid", errors: unanswered };
  }
}
