import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { accounts, twoFactors, users } from "../../data/schema/index.ts";
import { deskServer } from "../testing/desk-server.ts";
import { codeFor } from "../testing/code-for.ts";
import {
  aClient,
  anAccount,
  anAddress,
  aVisitor,
  password,
  sessionOf,
  signUpForm,
} from "../testing/visitor.ts";

// With the limits as they are.
const desk = await deskServer({ DESK_URL: "https://desk.example" }, { hasPages: true });

it("stops one address that tries one password on many accounts", async () => {
  const spray = aVisitor(desk);
  const statuses = [];
  for (let each = 0; each < 12; each += 1) {
    statuses.push((await spray.post("/signin", { email: anAddress(), password })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  const stopped = await spray.post("/signin", { email: await anAccount(desk), password });
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
  // Whatever it says that it is, it is the same connection.
  for (const name of ["X-Forwarded-For", "X-Desk-Address", "X-Real-IP", "CF-Connecting-IP", "Forwarded"]) {
    const again = await spray.post("/signin", { email: anAddress(), password }, { [name]: "203.0.113.9" });
    expect([name, again.status]).toEqual([name, 429]);
  }
});

it("stops many addresses that try many passwords on one account, however it is written", async () => {
  const email = await anAccount(desk);
  const spellings = [email, email.toUpperCase(), ` ${email} `, `${email}\t`];
  const statuses = [];
  for (let each = 0; each < 22; each += 1) {
    const spelling = spellings[each % spellings.length] ?? email;
    statuses.push(
      (await aVisitor(desk).post("/signin", { email: spelling, password: `guess-${each}-guess` })).status,
    );
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429]);
  // Not even the right one is told from a wrong one then.
  const visitor = aVisitor(desk);
  expect((await visitor.post("/signin", { email, password })).status).toBe(429);
  expect(sessionOf(visitor)).toBeUndefined();
});

it("stops whoever has the password and guesses codes, from however many addresses", async () => {
  const client = await aClient(desk);
  const begun = await client.post("/account/security", { change: "codes-begin", password });
  const [, uri = ""] = /name="uri" value="([^"]+)"/.exec(begun.body) ?? [];
  const plainUri = uri.replaceAll("&amp;", "&");
  const key = new URL(plainUri).searchParams.get("secret") ?? "";
  const code = () => codeFor(key);
  await client.post("/account/security", { change: "codes-confirm", uri: plainUri, codes: "", code: code() });

  const guess = String((Number(code()) + 500_000) % 1_000_000).padStart(6, "0");
  for (let each = 0; each < 12; each += 1) {
    const thief = aVisitor(desk);
    await thief.post("/signin", { email: client.email, password });
    const path = each % 2 ? guess : "abcde-fghij";
    expect((await thief.post("/signin/code", { code: path })).status).not.toBe(303);
    expect(sessionOf(thief)).toBeUndefined();
  }
  const last = aVisitor(desk);
  await last.post("/signin", { email: client.email, password });
  await last.post("/signin/code", { code: code() });
  expect(sessionOf(last)).toBeUndefined();
  const [locked] = await desk.services.db
    .select({ until: twoFactors.lockedUntil })
    .from(twoFactors)
    .innerJoin(users, eq(users.id, twoFactors.userId))
    .where(eq(users.email, client.email));
  expect(locked?.until).toBeInstanceOf(Date);
});

it("limits how often somebody can be mailed, and how often a password is tried inside", async () => {
  const email = await anAccount(desk);
  const statuses = [];
  for (let each = 0; each < 12; each += 1) {
    statuses.push((await aVisitor(desk).post("/forgot-password", { email })).status);
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
});

it("keeps passwords as slow hashes, each with a salt of its own", async () => {
  for (const email of [anAddress(), anAddress()]) await aVisitor(desk).post("/signup", signUpForm(email));
  const kept = await desk.services.db
    .select({ password: accounts.password })
    .from(accounts)
    .orderBy(desc(accounts.createdAt))
    .limit(2);
  expect(new Set(kept.map(({ password: hash }) => hash)).size).toBe(kept.length);
  for (const { password: hash } of kept) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
});
