import { randomBytes } from "node:crypto";

import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge, Payload } from "altcha-lib/types";
import { sql } from "drizzle-orm";

import { isSigned, type Secrets, sign } from "../core/signatures.ts";
import type { Database } from "../data/open-database.ts";
import { usedTokens } from "../data/schema/index.ts";
import { detectOutage } from "../data/transact.ts";

const LIFE = 10 * 60_000;

/**
 * 256 tries on average, each of so many rounds: some two seconds on a phone. Issuing costs us one signature, so that a
 * flood of refusals stays cheap; checking costs one try.
 */
const WORK = { algorithm: "PBKDF2/SHA-256", cost: 5000, keyPrefix: "00" };

export async function issueChallenge(secrets: Secrets, expiresAt = new Date(Date.now() + LIFE)) {
  const id = randomBytes(12).toString("base64url");
  return await createChallenge({
    ...WORK,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: challengeSecret(secrets),
    data: { id, seal: sign(secrets, "proof-of-work", id) },
  });
}

interface Proof {
  /** The header that the browser sent. */
  proof: string;
  idempotencyKey: string;
}

/** Whether it solves a challenge of ours that let no other enquiry through. */
export async function provesWork(db: Database, secrets: Secrets, { proof, idempotencyKey }: Proof) {
  const payload = readPayload(proof);
  const { id, seal } = payload?.challenge.parameters.data ?? {};
  if (!payload || typeof id !== "string" || typeof seal !== "string") return false;
  if (!isSigned(secrets, "proof-of-work", id, seal)) return false;
  // Used up before it is checked: a wrong solution costs us one check, not one each time that it is sent.
  if (!(await detectOutage(claimChallenge(db, { id, idempotencyKey })))) return false;
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: challengeSecret(secrets),
  });
  return verified;
}

/** The one enquiry that it lets through may come again: its answer can have been lost on the way. */
async function claimChallenge(db: Database, { id, idempotencyKey }: { id: string; idempotencyKey: string }) {
  const [used] = await db
    .insert(usedTokens)
    // Kept for twice its life: it must not be forgotten before it has expired.
    .values({
      id: `proof-of-work:${id}`,
      idempotencyKey,
      expiresAt: sql`now() + ${`${2 * LIFE} milliseconds`}::interval`,
    })
    .onConflictDoUpdate({ target: usedTokens.id, set: { id: sql`excluded.id` } })
    .returning({ idempotencyKey: usedTokens.idempotencyKey });
  return used?.idempotencyKey === idempotencyKey;
}

/** What challenges are signed with. */
export function challengeSecret(secrets: Secrets): string {
  return sign(secrets, "proof-of-work", "challenges");
}

function readPayload(proof: string): Payload | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(proof, "base64").toString());
    return isPayload(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isPayload(value: unknown): value is Payload {
  const { challenge, solution } = (value ?? {}) as Partial<Payload>;
  return typeof (challenge as Challenge | undefined)?.parameters === "object" && typeof solution === "object";
}
