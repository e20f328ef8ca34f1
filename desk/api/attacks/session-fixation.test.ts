import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { sessionToken } from "../../accounts/session-cookie.ts";
import { staffFrom } from "../../accounts/staff-from.ts";
import { staff, users } from "../../data/schema/index.ts";
import { deskServer } from "../testing/desk-server.ts";
import { codeFor } from "../testing/code-for.ts";
import { aClient, anAccount, aVisitor, cookiesIn, password, sessionOf } from "../testing/visitor.ts";

const desk = await deskServer({ DESK_URL: "https://desk.example" }, { hasPages: true });
const cookieName = "__Host-account.session_token";

it("does not take over a session that was planted before the sign-in", async () => {
  const mallory = await aClient(desk);
  const planted = sessionOf(mallory) ?? "";
  const email = await anAccount(desk);
  for (const cookie of [planted, "made-up.c2lnbmF0dXJl", encodeURIComponent("x".repeat(32))]) {
    const victim = aVisitor(desk);
    victim.cookies.set(cookieName, cookie);
    // Whoever is signed in already is led on: they see whose account it is.
    const answer = await victim.post("/signin", { email, password });
    expect(answer.headers["location"]).toBe("/account");
    expect(sessionOf(victim)).not.toBe(cookie);
    expect((await victim.get("/account")).body).toContain(email);
  }
  expect((await mallory.get("/account")).body).not.toContain(email);
});

it("sends cookies that no script reads and no other site's form carries", async () => {
  const email = await anAccount(desk);
  const answer = await aVisitor(desk).post("/signin", { email, password, rememberMe: "on" });
  const session = cookiesIn(answer).find((cookie) => cookie.startsWith(cookieName));
  expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(session).not.toMatch(/domain=/i);
});

it("ends a session at sign-out, whoever kept its cookie", async () => {
  const client = await aClient(desk);
  const copy = aVisitor(desk);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  expect((await copy.get("/account")).status).toBe(200);
  await client.post("/account/leave");
  expect((await copy.get("/account")).status).toBe(303);
});

it("gives out a new session with the second factor, and proves none that began without it", async () => {
  const client = await aClient(desk);
  const { db } = desk.services;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, client.email));
  await db
    .insert(staff)
    .values({ email: client.email, name: "Meera", role: "agent", userId: user?.id ?? "" });
  // Somebody who has learned the password, and waits.
  const thief = aVisitor(desk);
  await thief.post("/signin", { email: client.email, password });
  const before = sessionOf(client);
  expect(await visitOf(client)).toBe("unproved");

  const begun = await client.post("/account/security", { change: "codes-begin", password });
  const [, uri = ""] = /name="uri" value="([^"]+)"/.exec(begun.body) ?? [];
  const [, codes = ""] = /name="codes" value="([^"]+)"/.exec(begun.body) ?? [];
  const plainUri = uri.replaceAll("&amp;", "&");
  const code = codeFor(new URL(plainUri).searchParams.get("secret") ?? "");
  const on = await client.post("/account/security", { change: "codes-confirm", uri: plainUri, codes, code });
  expect(on.status).toBe(200);
  expect(sessionOf(client)).not.toBe(before);
  const kept = `${cookieName}=${before}`;
  expect((await desk.send("/account", { headers: { Cookie: kept } })).status).toBe(303);
  expect(await visitOf(client)).toBe("staff");
  expect(await visitOf(thief)).toBe("unproved");
  expect((await thief.get("/desk")).headers["location"]).toBe("/account/security?for=desk");

  // The password alone leads to the question for a code, with no session.
  const again = aVisitor(desk);
  const asked = await again.post("/signin", { email: client.email, password });
  expect(asked.headers["location"]).toBe("/signin/code?next=%2Faccount");
  expect(sessionOf(again)).toBeUndefined();
  await again.post("/signin/code", { code: codes.split(" ")[0] ?? "" });
  expect(await visitOf(again)).toBe("staff");

  // A new password ends what else is open, and leaves the desk open to who changed it.
  await again.post("/account/settings", {
    change: "password",
    currentPassword: password,
    newPassword: "another-freight-9",
  });
  expect(await visitOf(again)).toBe("staff");
  expect(await visitOf(thief)).toBe("nobody");
});

async function visitOf(visitor: Parameters<typeof sessionOf>[0]) {
  const cookies = `${cookieName}=${sessionOf(visitor)}`;
  expect(sessionToken(desk.services, cookies)).toBeDefined();
  return (await staffFrom(desk.services, cookies)).kind;
}
