import type { Challenge } from "altcha-lib/types";

import type { OpenedQuestion } from "../core/question.ts";
import { detectOutage } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import { issueChallenge, provesWork } from "./proof-of-work.ts";

/** Too much came from one place, or would go to one address. Solving the challenge, where there is one, lets it through sooner. */
export interface Limited {
  kind: "limited";
  retryAfter: number;
  challenge?: Challenge;
}

interface Sent {
  email: string;
  /** Of the connection that it came by. */
  address: string;
  idempotencyKey: string;
  proof: string | undefined;
  question: OpenedQuestion;
}

/** No person reads the question, types a message and sends it in this time. */
const FASTEST = 2000;

/** Whether an enquiry goes beyond a limit. There is no way round that by recipient: it protects somebody who may know nothing of this. */
export async function limitedEnquiry(services: Services, sent: Sent): Promise<Limited | undefined> {
  const { db, secrets, limits } = services;
  const { address, proof, idempotencyKey, question } = sent;
  const points = Date.now() - question.issuedAt.getTime() < FASTEST ? 2 : 1;
  const [byAddress, byRecipient] = await detectOutage(
    Promise.all([limits.byAddress(address, points), limits.byRecipient(sent.email)]),
  );
  if (byRecipient !== undefined) return { kind: "limited", retryAfter: byRecipient };
  if (byAddress === undefined) return undefined;
  if (proof === undefined || !(await provesWork(db, secrets, { proof, idempotencyKey }))) {
    return { kind: "limited", retryAfter: byAddress, challenge: await issueChallenge(secrets) };
  }
  const proven = await detectOutage(limits.byProvenAddress(address, points));
  return proven === undefined ? undefined : { kind: "limited", retryAfter: proven };
}
