import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { codeFor } from "../api/testing/code-for.ts";
import { freshDatabase } from "../data/testing/fresh-database.ts";
import { openDesk } from "../jobs/testing/open-desk.ts";
import { staffOf } from "../core/staff-session.ts";
import { callAuth } from "./call-auth.ts";
import { clientOf } from "./client-of.ts";
import { sessionToken } from "./session-cookie.ts";

const database = await freshDatabase();
const { db } = database;

async function desk() {
  await db.execute(sql`truncate contacts, users, staff, mails, rate_limits restart identity cascade`);
  const { services } = await openDesk(database);
  const call = (path: string, body?: Record<string, unknown>, cookie = "") =>
    callAuth({ services, address: "203.0.113.7", headers: new Headers({ Cookie: cookie }) }, path, body);
  const tokenMailed = async (kind: string) => {
    const { rows } = await db.execute<{ data: { token: string } }>(
      sql`select data from mails where kind = ${kind} order by id desc limit 1`,
    );
    return rows[0]?.data.token ?? "";
  };
  const signUp = (email = "priya@freight.example") =>
    call("/sign-up/email", { name: "Priya Raman", email, password: "kestrel-freight-9" });
  const verified = async () => {
    await signUp();
    const token = await tokenMailed("account-verify");
    return await call(`/verify-email?${new URLSearchParams({ token })}`);
  };
  const signIn = (password = "kestrel-freight-9") =>
    call("/sign-in/email", { email: "priya@freight.example", password, rememberMe: true });
  return { services, call, tokenMailed, signUp, verified, signIn };
}

function cookieOf(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

it("opens an account once its address is proved, and reads the library's own cookie", async () => {
  const { services, call, signUp, verified, signIn } = await desk();
  expect((await signUp()).ok).toBe(true);
  const early = await signIn();
  expect(early).toMatchObject({ status: 403, code: "EMAIL_NOT_VERIFIED" });
  expect((await verified()).ok).toBe(true);
  const { ok, cookies } = await signIn();
  expect(ok).toBe(true);
  const session = cookies.find((cookie) => cookie.includes("session_token")) ?? "";
  expect(session).toMatch(
    /^__Host-account\.session_token=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const token = sessionToken(services, cookieOf(cookies));
  expect(await clientOf(db, token ?? "")).toMatchObject({
    name: "Priya Raman",
    isVerified: true,
    isStaff: false,
  });
  const theirs = await call("/get-session", undefined, cookieOf(cookies));
  expect(theirs.body["session"]).toMatchObject({ token });
});

it("a session is proved by the code it began with, and by none that came later", async () => {
  const { services, call, verified, signIn } = await desk();
  await verified();
  await db.execute(sql`insert into staff (email, name, role, user_id)
    select email, name, 'agent', id from users`);
  const isProved = async (cookies: readonly string[]) =>
    (await staffOf(db, sessionToken(services, cookieOf(cookies)) ?? ""))?.isProved;
  const [earlier, own] = [await signIn(), await signIn()];
  const password = "kestrel-freight-9";
  const begun = await call("/two-factor/enable", { password }, cookieOf(own.cookies));
  const key = new URL(String(begun.body["totpURI"])).searchParams.get("secret") ?? "";
  const code = codeFor(key);
  const confirmed = await call("/two-factor/verify-totp", { code }, cookieOf(own.cookies));
  expect(confirmed.ok).toBe(true);
  expect(await isProved(confirmed.cookies)).toBe(true);
  expect(await isProved(earlier.cookies)).toBe(false);
});
