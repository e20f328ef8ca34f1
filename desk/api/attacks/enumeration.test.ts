import { expect, it, vi } from "vitest";

import { MILLISECONDS } from "../../app/accounts/constant-time.ts";
import { deskServer } from "../testing/desk-server.ts";
import { anAccount, anAddress, aVisitor, signUpForm, type Visitor } from "../testing/visitor.ts";

const desk = await deskServer(
  { DESK_URL: "https://desk.example", DESK_LIMIT_PER_ADDRESS: "100000", DESK_LIMIT_PER_RECIPIENT: "100000" },
  { hasPages: true },
);
const known = await anAccount(desk);
const unproved = anAddress();
await aVisitor(desk).post("/signup", signUpForm(unproved));

const asks = {
  "sign in": (visitor: Visitor, email: string) =>
    visitor.post("/signin", { email, password: "not-the-password" }),
  "sign up": (visitor: Visitor, email: string) =>
    visitor.post("/signup", signUpForm(email, { password: "x".repeat(12), confirmPassword: "x".repeat(12) })),
  "forgot password": (visitor: Visitor, email: string) => visitor.post("/forgot-password", { email }),
};

it.each(Object.entries(asks))("%s answers the same to everybody", async (_, ask) => {
  const [first, ...others] = await Promise.all(
    [anAddress(), known, known.toUpperCase(), unproved].map(async (email) => {
      const { status, headers, body } = await ask(aVisitor(desk), email);
      const { date: _date, "content-length": _length, "x-request-id": _id, ...rest } = headers;
      // What was typed is shown again; what is random differs in every answer.
      const text = body.replaceAll(email, "EMAIL").replaceAll(/nonce[-=\\]*"?[\w+/=-]+/g, "NONCE");
      return { status, text, headers: JSON.stringify(rest).replaceAll(/nonce-[\w+/=]+/g, "NONCE") };
    }),
  );
  for (const other of others) expect(other).toEqual(first);
});

it("answers the same to whoever asks several times at once", async () => {
  const email = anAddress();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => aVisitor(desk).post("/signup", signUpForm(email))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it("sign in hashes once for whoever asks: the slow part of the answer tells nothing", async () => {
  const { password } = await desk.services.auth.$context;
  const spies = [vi.spyOn(password, "hash"), vi.spyOn(password, "verify")];
  for (const email of [known, unproved, anAddress()]) {
    for (const spy of spies) spy.mockClear();
    expect((await aVisitor(desk).post("/signin", { email, password: "not-the-password" })).status).toBe(422);
    expect(spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  }
});

// Only for one of the two something is written and mailed: the answer waits for a time that covers both.
it.each(["sign up", "forgot password"] as const)("%s answers nobody before its time", async (name) => {
  const answers = [known, unproved, anAddress()].map(async (email) => {
    const start = performance.now();
    await asks[name](aVisitor(desk), email);
    return performance.now() - start;
  });
  // A timer may fire within the millisecond before.
  for (const time of await Promise.all(answers)) expect(time).toBeGreaterThanOrEqual(MILLISECONDS - 1);
});
