import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { freshDatabase } from "../../data/testing/fresh-database.ts";
import { acceptEnquiry } from "../accept-enquiry.ts";
import { staffCookie } from "../../accounts/testing/staff-cookie.ts";
import { staffOf } from "../staff-session.ts";
import { anEnquiry, anOutbox } from "../testing/an-enquiry.ts";
import { changeRole, deactivateStaff } from "./change-staff.ts";
import { activeStaff, allStaff } from "./list-staff.ts";
import { readAudit } from "./read-audit.ts";

const { db } = await freshDatabase();
const admin = { id: 1, role: "admin" } as const;
const agent = { id: 2, role: "agent" } as const;

beforeEach(async () => {
  await db.execute(sql`truncate contacts, users, staff, events, used_tokens restart identity cascade`);
  await db.execute(sql`insert into staff (email, name, role) values
    ('asha@desk.example', 'Asha', 'admin'), ('ben@desk.example', '', 'agent')`);
});

it("lets an admin send somebody away: out on every device, and what they had is nobody's", async () => {
  const { token } = await staffCookie({ db, secrets: ["a secret"], staffId: agent.id });
  await db.transaction((tx) => acceptEnquiry(tx, anOutbox().outbox, anEnquiry()));
  await db.execute(sql`update enquiries set assignee_id = 2`);
  expect((await activeStaff(db)).map(({ name }) => name)).toEqual(["Asha", "ben@desk.example"]);
  expect(await db.transaction((tx) => deactivateStaff(tx, { admin, staffId: agent.id }))).toEqual({
    kind: "done",
  });
  expect(await staffOf(db, token)).toBeUndefined();
  expect((await activeStaff(db)).map(({ id }) => id)).toEqual([1]);
  const { rows } = await db.execute(sql`select assignee_id, version from enquiries`);
  expect(rows).toEqual([{ assignee_id: null, version: 2 }]);
  expect(await allStaff(db)).toHaveLength(2);
});

it("keeps the last admin", async () => {
  expect(await db.transaction((tx) => deactivateStaff(tx, { admin, staffId: 1 }))).toEqual({
    kind: "last-admin",
  });
  expect(await db.transaction((tx) => changeRole(tx, { admin, staffId: 1, role: "agent" }))).toEqual({
    kind: "last-admin",
  });
  await db.transaction((tx) => changeRole(tx, { admin, staffId: 2, role: "admin" }));
  expect(await db.transaction((tx) => changeRole(tx, { admin, staffId: 1, role: "agent" }))).toEqual({
    kind: "done",
  });
});

it("leaves at least one of two admins who send each other away at the same moment", async () => {
  await db.execute(sql`update staff set role = 'admin'`);
  const outcomes = await Promise.all([
    db.transaction((tx) => deactivateStaff(tx, { admin, staffId: 2 })),
    db.transaction((tx) => deactivateStaff(tx, { admin: { id: 2, role: "admin" }, staffId: 1 })),
  ]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["done", "not-allowed"]);
  expect(await activeStaff(db)).toHaveLength(1);
});

it("refuses agents, and those who are no longer what their page says", async () => {
  const change = { staffId: 1 };
  expect(await db.transaction((tx) => deactivateStaff(tx, { ...change, admin: agent }))).toEqual({
    kind: "not-allowed",
  });
  const liar = { id: 2, role: "admin" } as const;
  expect(await db.transaction((tx) => deactivateStaff(tx, { ...change, admin: liar }))).toEqual({
    kind: "not-allowed",
  });
  expect(await db.transaction((tx) => deactivateStaff(tx, { admin, staffId: 77 }))).toEqual({
    kind: "not-found",
  });
});

it("writes down who did what, the newest first, a page at a time", async () => {
  await db.transaction((tx) => changeRole(tx, { admin, staffId: 2, role: "admin" }));
  await db.transaction((tx) => acceptEnquiry(tx, anOutbox().outbox, anEnquiry()));
  const { entries, next } = await readAudit(db, {});
  expect(entries).toMatchObject([
    { kind: "enquiry.accepted", who: "The visitor", number: "E-1001" },
    { kind: "staff.role-changed", who: "Asha", about: "ben@desk.example" },
  ]);
  expect(next).toBeUndefined();
  await db.execute(
    sql`insert into events (actor, kind) select 'system', 'many' from generate_series(1, 120)`,
  );
  const first = await readAudit(db, {});
  const second = await readAudit(db, { before: first.next });
  expect(first.entries).toHaveLength(100);
  expect(second.entries).toHaveLength(22);
  expect(second.next).toBeUndefined();
});
