import type { Challenge } from "altcha-lib/types";

import { type Errors, validateSecurityCheck } from "../../app/enquiry/validate.ts";
import { acceptEnquiry, earlierAcceptance, type Receipt } from "../core/accept-enquiry.ts";
import { openQuestion } from "../core/question.ts";
import { refusalsOf } from "../core/received-enquiry.ts";
import { asked, transact } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import { issueChallenge, provesWork } from "./proof-of-work.ts";
import type { Submission } from "./read-submission.ts";

export type Outcome =
  | ({ kind: "accepted" | "repeated" } & Receipt)
  | { kind: "invalid"; errors: Errors }
  | { kind: "key-reused" }
  /** Solving the challenge, where there is one, lets it through sooner. */
  | { kind: "limited"; retryAfter: number; challenge?: Challenge };

interface Attempt {
  idempotencyKey: string;
  submission: Submission;
  /** Of whoever sends it. */
  address: string;
  /** What a browser computed after an earlier refusal. */
  proof?: string | undefined;
}

/** No person reads the question, types a message and sends it in this time. */
const FASTEST = 2000;

/** The way of an enquiry from either form of the contact page: rules, question, limits, then one transaction. */
export async function submitEnquiry(services: Services, attempt: Attempt): Promise<Outcome> {
  const { db, secrets, outbox } = services;
  const { idempotencyKey, submission } = attempt;
  const { received } = submission;

  const errors = refusalsOf(received);
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors: { ...errors, ...answerErrors() } };

  // Its answer may have been lost on the way: it is not counted, and its question is used already.
  const earlier = await asked(earlierAcceptance(db, { idempotencyKey, received }));
  if (earlier) return outcomeOf(earlier);

  const wrong = answerErrors();
  const question = openQuestion(secrets, submission.token);
  if (wrong || !question) return { kind: "invalid", errors: wrong ?? unanswered };

  const isFast = Date.now() - question.issuedAt.getTime() < FASTEST;
  const limited =
    (await limitedByAddress(services, attempt, isFast ? 2 : 1)) ??
    (await limitedByRecipient(services, received.email));
  if (limited) return limited;

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

type Limited = Extract<Outcome, { kind: "limited" }>;

async function limitedByAddress(
  { db, secrets, limits }: Services,
  { address, idempotencyKey, proof }: Attempt,
  points: number,
): Promise<Limited | undefined> {
  const retryAfter = await asked(limits.byAddress(address, points));
  if (retryAfter === undefined) return undefined;
  if (proof !== undefined && (await provesWork(db, secrets, { proof, idempotencyKey }))) {
    const provenRetryAfter = await asked(limits.byProvenAddress(address, points));
    return provenRetryAfter === undefined ? undefined : { kind: "limited", retryAfter: provenRetryAfter };
  }
  return { kind: "limited", retryAfter, challenge: await issueChallenge(secrets) };
}

/** No way round this one: it protects somebody who may know nothing of what is sent to them. */
async function limitedByRecipient({ limits }: Services, email: string): Promise<Limited | undefined> {
  const retryAfter = await asked(limits.byRecipient(email));
  return retryAfter === undefined ? undefined : { kind: "limited", retryAfter };
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
