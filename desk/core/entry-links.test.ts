import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { createEntryLink, enterByLink, firstEntryLink, peekEntryLink } from "./entry-links.ts";
import { staffCookie } from "../accounts/testing/staff-cookie.ts";
import { endSession, staffOf } from "./staff-session.ts";

const { db } = await freshDatabase();
const asha = { name: "Asha Rao", email: "Asha@Desk.example" };
const nobody = { name: "", email: "" };
const link = (staffId: number | null) =>
  db.transaction((tx) => createEntryLink(tx, { ...(staffId !== null && { staffId }), hours: 168 }));
const enter = (token: string, newcomer = asha) => db.transaction((tx) => enterByLink(tx, token, newcomer));

beforeEach(async () => {
  await db.execute(sql`truncate staff, entry_links, staff_sessions restart identity cascade`);
});

describe("the first member of staff", () => {
  it("says who they are and becomes admin", async () => {
    const token = (await db.transaction(firstEntryLink)) ?? "";
    expect(await peekEntryLink(db, token)).toEqual({ kind: "first" });
    expect(await enter(token)).toEqual({ kind: "entered", staffId: 1, email: "asha@desk.example" });
    const { rows } = await db.execute(sql`select name, email, role from staff`);
    expect(rows).toEqual([{ name: "Asha Rao", email: "asha@desk.example", role: "admin" }]);
    expect(await db.transaction(firstEntryLink)).toBeUndefined();
  });

  it("is one person, whatever number of links and presses there are", async () => {
    const tokens = [await link(null), await link(null)];
    const tries = Array.from({ length: 10 }, (_, index) =>
      enter(tokens[index % 2] ?? "", { name: "A", email: `a${index}@desk.example` }),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter(({ kind }) => kind === "entered")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "no-entry")).toHaveLength(9);
  });

  it("is told what is missing, and the link is not used up", async () => {
    const token = await link(null);
    expect(await enter(token, nobody)).toEqual({
      kind: "incomplete",
      errors: { name: "Name is required", email: "Email is required" },
    });
    expect(await enter(token, { ...asha, email: "a@b.co,c@d.co" })).toMatchObject({
      errors: { email: "Email is invalid" },
    });
    expect(await enter(token)).toMatchObject({ kind: "entered" });
  });
});

describe("a link", () => {
  it("lets a colleague in once", async () => {
    await db.execute(sql`insert into staff (email, name, role) values ('b@desk.example', 'Bo', 'agent')`);
    const token = await link(1);
    expect(await peekEntryLink(db, token)).toEqual({ kind: "known", name: "Bo", hasAccount: false });
    expect(await enter(token, nobody)).toMatchObject({ kind: "entered", staffId: 1 });
    expect(await enter(token, nobody)).toEqual({ kind: "no-entry" });
    expect(await peekEntryLink(db, token)).toBeUndefined();
  });

  it("asks somebody who was invited by their address alone for a name", async () => {
    await db.execute(sql`insert into staff (email, role) values ('d@desk.example', 'agent')`);
    const token = await link(1);
    expect(await enter(token, nobody)).toEqual({ kind: "incomplete", errors: { name: "Name is required" } });
    expect(await enter(token, { name: " Dee ", email: "" })).toMatchObject({ kind: "entered", staffId: 1 });
    const { rows } = await db.execute(sql`select name, email from staff`);
    expect(rows).toEqual([{ name: "Dee", email: "d@desk.example" }]);
  });

  it("ends after seven days, and with the member of staff", async () => {
    const old = await link(null);
    await db.execute(sql`update entry_links set expires_at = now()`);
    expect(await enter(old)).toEqual({ kind: "no-entry" });
    await db.execute(
      sql`insert into staff (email, role, deactivated_at) values ('c@desk.example', 'agent', now())`,
    );
    expect(await enter(await link(1))).toEqual({ kind: "no-entry" });
    expect(await enter("made-up")).toEqual({ kind: "no-entry" });
  });

  it("is kept as a hash", async () => {
    const token = await link(null);
    const { rows } = await db.execute(sql`select * from entry_links`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("a session", () => {
  it("belongs to its member of staff until it ends", async () => {
    await enter(await link(null));
    const { token } = await staffCookie({ db, secrets: ["a secret"], staffId: 1 });
    expect(await staffOf(db, token)).toEqual({
      id: 1,
      name: "Asha Rao",
      email: "asha@desk.example",
      role: "admin",
      keysOff: false,
      isProved: true,
    });
    expect(await staffOf(db, `${token}x`)).toBeUndefined();
    await db.transaction((tx) => endSession(tx, token));
    expect(await staffOf(db, token)).toBeUndefined();
  });

  it("ends after 30 days, and when somebody leaves", async () => {
    await enter(await link(null));
    const { token } = await staffCookie({ db, secrets: ["a secret"], staffId: 1 });
    await db.execute(sql`update staff set deactivated_at = now()`);
    expect(await staffOf(db, token)).toBeUndefined();
    await db.execute(sql`update staff set deactivated_at = null`);
    expect(await staffOf(db, token)).toBeDefined();
    await db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect(await staffOf(db, token)).toBeUndefined();
  });
});
