import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { createEntryLink } from "../../core/entry-links.ts";
import { confirmAddress } from "../../core/newsletter-links.ts";
import { quoteAddress } from "../../core/quotes/quote-link.ts";
import { enquiryAddress } from "../../core/visitor-link.ts";
import {
  contacts,
  entryLinks,
  sessions,
  staff,
  subscribers,
  users,
  verifications,
} from "../../data/schema/index.ts";
import { deskServer } from "../testing/desk-server.ts";
import {
  aClient,
  anAccount,
  anAddress,
  aVisitor,
  newestMail,
  password,
  sessionOf,
  signUpForm,
  tokenMailed,
} from "../testing/visitor.ts";

const desk = await deskServer(
  { DESK_URL: "https://desk.example", DESK_LIMIT_PER_ADDRESS: "100000", DESK_LIMIT_PER_RECIPIENT: "100000" },
  { hasPages: true },
);
const { db, secrets } = desk.services;
const other = "another-freight-9";

describe("the link that confirms an address", () => {
  it("signs nobody in, however often it is used, and does nothing by being opened", async () => {
    const email = anAddress();
    await aVisitor(desk).post("/signup", signUpForm(email));
    const path = `/signup/verify?token=${await tokenMailed(desk, email)}`;
    await aVisitor(desk).get(path);
    expect(await isVerified(email)).toBe(false);
    for (let each = 0; each < 3; each += 1) {
      const visitor = aVisitor(desk);
      await visitor.post(path, { password });
      expect(sessionOf(visitor)).toBeUndefined();
    }
    expect(await isVerified(email)).toBe(true);
  });

  it("opens nothing for a stranger who signed up with the address of whoever confirms it", async () => {
    const email = anAddress();
    await aVisitor(desk).post("/signup", signUpForm(email, { password: other, confirmPassword: other }));
    const path = `/signup/verify?token=${await tokenMailed(desk, email)}`;
    for (const typed of ["", password]) {
      expect((await aVisitor(desk).post(path, { password: typed })).status).toBe(422);
    }
    expect(await isVerified(email)).toBe(false);
    expect((await aVisitor(desk).post("/signin", { email, password: other })).status).toBe(422);
  });

  it("is worth nothing if it is too old, changed, or of another kind", async () => {
    const email = anAddress();
    await aVisitor(desk).post("/signup", signUpForm(email));
    const token = await tokenMailed(desk, email);
    const [head = "", payload = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    expect(claims.exp - claims.iat).toBe(24 * 3600);
    const forged = [
      `${head}.${coded({ ...claims, exp: claims.exp + 3600 })}.${signature}`,
      `${coded({ alg: "none" })}.${payload}.`,
      `${head}.${payload}.`,
      "",
    ];
    for (const wrong of forged) {
      const answer = await aVisitor(desk).post(`/signup/verify?token=${encodeURIComponent(wrong)}`);
      expect(answer.status).toBe(422);
    }
    expect(await isVerified(email)).toBe(false);
  });

  it("changes an address once, signs nobody in, and tells the old one", async () => {
    const client = await aClient(desk);
    const newEmail = anAddress();
    await client.post("/account/settings", { change: "email", newEmail });
    const path = `/signup/verify?token=${await tokenMailed(desk, newEmail)}`;
    const opened = aVisitor(desk);
    expect((await opened.post(path)).status).toBe(303);
    expect(sessionOf(opened)).toBeUndefined();
    expect((await newestMail(desk, client.email)).text).toContain("another email address");
    expect(await isVerified(newEmail)).toBe(true);
    // Somebody else takes the old address: the link does not take theirs.
    await aVisitor(desk).post("/signup", signUpForm(client.email));
    const again = await aVisitor(desk).post(path);
    expect(again.status).toBe(422);
    expect(await isVerified(client.email)).toBe(false);
  });
});

describe("the link to a new password", () => {
  it("works once, and ends every session", async () => {
    const client = await aClient(desk);
    const path = await resetLink(client.email);
    const chosen = { password: other, confirmPassword: other };
    await aVisitor(desk).get(path);
    const taken = await Promise.all([1, 2, 3].map(() => aVisitor(desk).post(path, chosen)));
    expect(taken.filter(({ status }) => status === 303)).toHaveLength(1);
    expect((await client.get("/account")).status).toBe(303);
    const again = await aVisitor(desk).post(path, { password, confirmPassword: password });
    expect(again.status).toBe(422);
    expect((await aVisitor(desk).post("/signin", { email: client.email, password })).status).toBe(422);
  });

  it("is worth nothing after its hour", async () => {
    const email = await anAccount(desk);
    const path = await resetLink(email);
    await db.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` });
    const answer = await aVisitor(desk).post(path, { password: other, confirmPassword: other });
    expect(answer.status).toBe(422);
  });

  it("cannot be made from what stands in the database", async () => {
    const email = await anAccount(desk);
    const token = new URLSearchParams((await resetLink(email)).split("?")[1]).get("token") ?? "";
    const kept = JSON.stringify(await db.select().from(verifications));
    expect(kept).not.toContain(token);
  });
});

describe("the link into the desk", () => {
  it("lets one in, once", async () => {
    const staffId = await member(anAddress());
    const token = await entryLink(staffId);
    const entered = await Promise.all([enter(token), enter(token), enter(token)]);
    expect(entered.filter(({ status }) => status === 303)).toHaveLength(1);
    expect((await enter(token)).status).toBe(404);
    expect((await aVisitor(desk).get(`/desk/enter?token=${token}`)).status).toBe(404);
  });

  it("lets nobody in after its time, nor whoever was deactivated", async () => {
    const old = await entryLink(await member(anAddress()));
    await db.update(entryLinks).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await enter(old)).status).toBe(404);
    const gone = await member(anAddress());
    const token = await entryLink(gone);
    await db
      .update(staff)
      .set({ deactivatedAt: sql`now()` })
      .where(eq(staff.id, gone));
    expect((await enter(token)).status).toBe(404);
  });

  it("hands nothing to somebody who signed up with the address and never proved it", async () => {
    const email = anAddress();
    await aVisitor(desk).post("/signup", signUpForm(email, { password: other, confirmPassword: other }));
    const stranger = await tokenMailed(desk, email);
    expect((await enter(await entryLink(await member(email)))).headers["location"]).toBe("/desk");
    await aVisitor(desk).post(`/signup/verify?token=${stranger}`);
    expect((await aVisitor(desk).post("/signin", { email, password: other })).status).toBe(422);
    expect((await aVisitor(desk).post("/signin", { email, password })).status).toBe(303);
  });
});

it("confirms no newsletter with a link that is old, changed or from before leaving it", async () => {
  const email = anAddress();
  await aVisitor(desk).post("/newsletter", { email });
  const [row] = await db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.email, email));
  const subscriberId = row?.id ?? 0;
  const DAY = 24 * 3600_000;
  const old = confirmAddress(secrets, { subscriberId, askedAt: new Date(Date.now() - 8 * DAY) });
  const fresh = confirmAddress(secrets, { subscriberId, askedAt: new Date(Date.now() - DAY) });
  for (const path of [old, fresh.replace(/subscriber=\d+/, "subscriber=99"), fresh.replace(/.$/, "")]) {
    await aVisitor(desk).post(path);
    expect(await stateOf(subscriberId)).toBe("pending");
  }
  await aVisitor(desk).get(fresh);
  expect(await stateOf(subscriberId)).toBe("pending");
  await aVisitor(desk).post(fresh);
  expect(await stateOf(subscriberId)).toBe("confirmed");
  await db.execute(
    sql`update subscribers set state = 'unsubscribed', unsubscribed_at = now() where id = ${subscriberId}`,
  );
  await aVisitor(desk).post(fresh);
  expect(await stateOf(subscriberId)).toBe("unsubscribed");
});

it("opens no enquiry and no quote with the key of another one or of another kind", async () => {
  const { number } = (await desk.enquire()).json<{ number: string }>();
  const own = enquiryAddress(secrets, number);
  expect((await aVisitor(desk).get(own)).status).toBe(200);
  const key = own.split("key=")[1];
  for (const path of [
    `/enquiries/E-1?key=${key}`,
    `/enquiries/${number}?key=`,
    `/enquiries/${number}?key=${quoteAddress(secrets, number).split("key=")[1]}`,
    `/quotes/Q-2001?key=${key}`,
    `/quotes/${number}?key=${key}`,
  ]) {
    expect([path, (await aVisitor(desk).get(path)).status]).toEqual([path, 404]);
  }
});

it("gathers enquiries for an address that is proved, and none before", async () => {
  const email = anAddress();
  await desk.enquire({ email });
  await aVisitor(desk).post("/signup", signUpForm(email));
  const owner = async () =>
    (await db.select({ userId: contacts.userId }).from(contacts).where(eq(contacts.email, email)))[0]?.userId;
  expect(await owner()).toBeNull();
  await aVisitor(desk).post(`/signup/verify?token=${await tokenMailed(desk, email)}`, { password });
  expect(await owner()).not.toBeNull();
});

it("ends sessions when their time is over", async () => {
  const client = await aClient(desk);
  await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await client.get("/account")).status).toBe(303);
});

function coded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function enter(token: string) {
  return aVisitor(desk).post(`/desk/enter?token=${token}`, { name: "Meera", password });
}

async function resetLink(email: string): Promise<string> {
  await aVisitor(desk).post("/forgot-password", { email });
  return `/forgot-password/reset?token=${await tokenMailed(desk, email)}`;
}

async function isVerified(email: string) {
  const [user] = await db.select({ is: users.emailVerified }).from(users).where(eq(users.email, email));
  return user?.is;
}

async function member(email: string): Promise<number> {
  const [made] = await db
    .insert(staff)
    .values({ email, name: "Meera", role: "agent" })
    .returning({ id: staff.id });
  return made?.id ?? 0;
}

async function entryLink(staffId: number): Promise<string> {
  return await db.transaction((tx) => createEntryLink(tx, { staffId, hours: 1 }));
}

async function stateOf(id: number) {
  return (await db.select({ state: subscribers.state }).from(subscribers).where(eq(subscribers.id, id)))[0]
    ?.state;
}
