import { expect, it } from "vitest";

import { type Answer, deskServer } from "../testing/desk-server.ts";
import { anAccount, anAddress, aVisitor, signUpForm, type Visitor } from "../testing/visitor.ts";

const desk = await deskServer(
  { DESK_URL: "https://desk.example", DESK_LIMIT_PER_ADDRESS: "100000", DESK_LIMIT_PER_RECIPIENT: "100000" },
  { hasPages: true },
);
const known = await anAccount(desk);
const unproved = anAddress();
await aVisitor(desk).post("/signup", signUpForm(unproved));

const asks: Record<string, (visitor: Visitor, email: string) => Promise<Answer>> = {
  "sign in": (visitor, email) => visitor.post("/signin", { email, password: "not-the-password" }),
  "sign up": (visitor, email) =>
    visitor.post("/signup", signUpForm(email, { password: "x".repeat(12), confirmPassword: "x".repeat(12) })),
  "forgot password": (visitor, email) => visitor.post("/forgot-password", { email }),
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

it.concurrent.each(Object.entries(asks))(
  "%s takes as long for whoever has an account",
  async (_, ask) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    await ask(aVisitor(desk), known);
    // In turns, so that whatever else the machine does slows both down.
    for (let each = 0; each < 15; each += 1) {
      times.known.push(await timeOf(() => ask(aVisitor(desk), known)));
      times.unknown.push(await timeOf(() => ask(aVisitor(desk), anAddress())));
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.33);
  },
  60_000,
);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
