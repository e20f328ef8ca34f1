import { randomUUID } from "node:crypto";

import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { describe, expect, it } from "vitest";

import { issueChallenge } from "./proof-of-work.ts";
import { type Answer, deskServer } from "./testing/desk-server.ts";

const desk = await deskServer({ DESK_LIMIT_PER_ADDRESS: "4", DESK_LIMIT_PER_RECIPIENT: "3" });
const { enquire, services } = desk;

/** As the browser's worker does it. */
async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

const withProof = (proof: string, from: string) => ({ headers: { "Proof-Of-Work": proof }, from });
const challengeIn = (answer: Answer) => answer.json<{ challenge?: Challenge }>().challenge;

/** Sends until it is refused. */
async function exhaust(from: string): Promise<Answer> {
  for (;;) {
    const answer = await enquire({}, { from });
    if (answer.status !== 201) return answer;
  }
}

describe("an address that has sent too much", { timeout: 120_000 }, () => {
  it("is refused with a challenge and when to come again, and gets through with its solution, once", async () => {
    const from = "127.0.1.1";
    const refusal = await exhaust(from);
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers["retry-after"])).toBeGreaterThan(3000);
    const challenge = challengeIn(refusal);
    if (!challenge) throw new Error("There is no challenge");
    const proof = await solved(challenge);
    const key = randomUUID();
    const fields = { email: "asha@company.example", ...(await desk.question()) };
    const request = { headers: { "Proof-Of-Work": proof, "Idempotency-Key": key }, from };
    expect((await enquire(fields, request)).status).toBe(201);
    // The same again is the same enquiry; another one needs work of its own.
    expect((await enquire(fields, request)).status).toBe(200);
    const replayed = await enquire({}, withProof(proof, from));
    expect(replayed.status).toBe(429);
    expect(challengeIn(replayed)).toBeDefined();
  });

  it("gets nowhere with what it made up, with easier work, or with a late solution", async () => {
    const from = "127.0.1.2";
    await exhaust(from);
    const ours = await issueChallenge(services.secrets);
    const easier = { ...ours, parameters: { ...ours.parameters, cost: 1 } };
    const late = await issueChallenge(services.secrets, new Date(Date.now() - 60_000));
    const foreign = await issueChallenge(["another secret"]);
    const unsolved = { counter: 1, derivedKey: "00".repeat(32) };
    for (const proof of [
      "nonsense",
      btoa("null"),
      btoa(JSON.stringify({ challenge: {}, solution: {} })),
      btoa(JSON.stringify({ challenge: ours, solution: unsolved })),
      await solved(easier),
      await solved(late),
      await solved(foreign),
    ]) {
      expect((await enquire({}, withProof(proof, from))).status).toBe(429);
    }
  });

  it("does not get past the recipient's limit with any work", async () => {
    const email = "flooded@company.example";
    for (const from of ["127.0.1.3", "127.0.1.4", "127.0.1.5"]) {
      expect((await enquire({ email }, { from })).status).toBe(201);
    }
    const refused = await enquire({ email }, { from: "127.0.1.6" });
    expect(refused.status).toBe(429);
    expect(challengeIn(refused)).toBeUndefined();
    const proof = await solved(await issueChallenge(services.secrets));
    expect((await enquire({ email }, withProof(proof, "127.0.1.6"))).status).toBe(429);
  });

  it("is let through ten times as often with work, and no more", async () => {
    const from = "127.0.1.7";
    await exhaust(from);
    const waits = await Promise.all(
      Array.from({ length: 40 }, () => services.limits.byProvenAddress(from, 1)),
    );
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(40);
    const refused = await enquire({}, withProof(await solved(await issueChallenge(services.secrets)), from));
    expect(refused.status).toBe(429);
    expect(challengeIn(refused)).toBeUndefined();
  });

  it("counts twice what is answered faster than people type", async () => {
    const from = "127.0.1.8";
    // Each question is a moment old: four points are two enquiries.
    expect((await enquire({}, { from })).status).toBe(201);
    expect((await enquire({}, { from })).status).toBe(201);
    expect((await enquire({}, { from })).status).toBe(429);
  });
});
