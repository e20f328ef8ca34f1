import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { enquiryAddress } from "../../core/visitor-link.ts";
import { accounts, contacts, enquiries, messages, sessions, staff, users } from "../../data/schema/index.ts";
import { deskServer } from "../testing/desk-server.ts";
import { aClient, aColleague, anAddress, aVisitor, password, signUpForm } from "../testing/visitor.ts";

const desk = await deskServer(
  { DESK_URL: "https://desk.example", DESK_LIMIT_PER_ADDRESS: "100000", DESK_LIMIT_PER_RECIPIENT: "100000" },
  { hasPages: true },
);
const { db, secrets } = desk.services;

/** What a form has no field for. */
const wanted = {
  id: "1",
  userId: "1",
  user_id: "1",
  role: "admin",
  isStaff: "true",
  staff: "1",
  emailVerified: "true",
  email_verified: "true",
  "user[emailVerified]": "true",
  twoFactorEnabled: "true",
  byTwoFactors: "true",
  image: "https://evil.example/pixel",
  createdAt: "2001-01-01",
  expiresAt: "2999-01-01",
  __proto__: "x",
  constructor: "x",
  status: "closed",
  assignee: "1",
  assigneeId: "1",
  number: "E-1",
  dueAt: "2999-01-01",
  version: "1000",
  kind: "staff",
  staffId: "1",
  authorId: "1",
};

it("takes nothing but its fields from a sign-up", async () => {
  const email = anAddress();
  await aVisitor(desk).post("/signup", signUpForm(email, wanted));
  const [user] = await userOf(email);
  expect(user).toMatchObject({
    emailVerified: false,
    twoFactorEnabled: false,
    image: null,
    name: "Priya Raman",
  });
  expect(user?.id).not.toBe("1");
  expect(user?.createdAt.getFullYear()).toBeGreaterThan(2001);
  expect(await db.select().from(staff)).toEqual([]);
});

it("takes nothing but its fields from whoever is signed in", async () => {
  const client = await aClient(desk);
  const victim = await aClient(desk);
  const [before] = await userOf(client.email);
  const [theirs] = await userOf(victim.email);
  const more = { ...wanted, userId: theirs?.id ?? "", id: theirs?.id ?? "", email: victim.email };
  for (const fields of [
    { change: "profile", name: "Priya R.", company: "Kestrel" },
    { change: "password", currentPassword: password, newPassword: "another-freight-9" },
    { change: "newsletter", wants: "no" },
    { change: "toString" },
    { change: "__proto__" },
  ]) {
    await client.post("/account/settings", { ...more, ...fields });
  }
  for (const change of ["passkey-remove", "sessions-end", "constructor"]) {
    await client.post("/account/security", { ...more, change, passkey: "1" });
  }
  const [after] = await userOf(client.email);
  expect(after).toEqual({ ...before, name: "Priya R.", company: "Kestrel", updatedAt: expect.any(Date) });
  expect(await userOf(victim.email)).toEqual([theirs]);
  const open = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, before?.id ?? ""));
  expect(open).toMatchObject([{ byTwoFactors: false }]);
  expect((await victim.get("/account")).status).toBe(200);
  expect((await client.get("/desk")).status).toBe(401);
  expect(
    await db
      .select()
      .from(accounts)
      .where(eq(accounts.userId, theirs?.id ?? "")),
  ).toHaveLength(1);
});

it("takes nothing but its fields from an enquiry, as JSON or as a form", async () => {
  const email = anAddress();
  await desk.enquire({ email, ...wanted, contact: { userId: "1" } });
  const asked = await desk.question();
  await aVisitor(desk).post("/contact", {
    ...wanted,
    name: "Asha Rao",
    email,
    message: "Our server is slow.",
    service: "hosting",
    token: asked.token,
    securityCheck: asked.answer,
  });
  const kept = await db
    .select({ enquiry: enquiries, contact: contacts })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .where(eq(contacts.email, email));
  expect(kept).toHaveLength(2);
  for (const { enquiry, contact } of kept) {
    expect(enquiry).toMatchObject({ status: "open", assigneeId: null });
    expect(enquiry.number).not.toBe("E-1");
    expect(enquiry.dueAt?.getFullYear()).toBeLessThan(2999);
    expect(contact.userId).toBeNull();
  }
  const { number } = kept[0]?.enquiry ?? { number: "" };
  await aVisitor(desk).post(enquiryAddress(secrets, number), {
    ...wanted,
    body: "And a backup.",
    formKey: "one",
  });
  const said = await db.select().from(messages).where(eq(messages.body, "And a backup."));
  expect(said).toMatchObject([{ kind: "visitor", authorId: null }]);
});

it("lets an agent make nobody admin, themselves included, and nobody else invite", async () => {
  const agent = await aColleague(desk, "agent");
  const client = await aClient(desk);
  for (const fields of [
    { intent: "invite", email: anAddress(), admin: "on", role: "admin" },
    { intent: "make-admin", staff: String(agent.staffId) },
    { intent: "deactivate", staff: String(agent.staffId) },
  ]) {
    expect((await agent.post("/desk/staff", { ...wanted, ...fields })).status).toBe(403);
    expect((await client.post("/desk/staff", { ...wanted, ...fields })).status).toBe(401);
    expect((await aVisitor(desk).post("/desk/staff", { ...wanted, ...fields })).status).toBe(401);
  }
  const admin = await aColleague(desk, "admin");
  const email = anAddress();
  await admin.post("/desk/staff", { ...wanted, intent: "invite", email });
  expect(await db.select().from(staff).where(eq(staff.email, email))).toMatchObject([
    { role: "agent", userId: null, deactivatedAt: null },
  ]);
});

async function userOf(email: string) {
  return await db.select().from(users).where(eq(users.email, email));
}
