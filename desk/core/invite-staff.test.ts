import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { inviteStaff } from "./invite-staff.ts";
import { anOutbox } from "./testing/an-enquiry.ts";

const { db } = await freshDatabase();
const { outbox, enqueued } = anOutbox();
const invite = (email: string, isAdmin = false) =>
  db.transaction((tx) => inviteStaff(tx, outbox, { email, isAdmin }));

beforeEach(async () => {
  await db.execute(sql`truncate staff, mails restart identity cascade`);
  enqueued.length = 0;
});

describe("inviteStaff", () => {
  it("makes a member of staff, a link and a mail", async () => {
    expect(await invite("Mira@desk.example")).toMatchObject({ kind: "invited", role: "agent" });
    expect(await staffRows()).toEqual([
      { email: "mira@desk.example", role: "agent", active: true, links: 1 },
    ]);
    expect(enqueued).toHaveLength(1);
  });

  it("gives another link to one who is known, and takes no rights away", async () => {
    const first = await invite("mira@desk.example", true);
    const second = await invite("mira@desk.example");
    expect(second).toMatchObject({ kind: "invited-again", role: "admin" });
    expect(second).not.toEqual(first);
    expect(await staffRows()).toMatchObject([{ role: "admin", links: 2 }]);
    expect(enqueued).toHaveLength(2);
  });

  it("brings back one who had left", async () => {
    await invite("mira@desk.example");
    await db.execute(sql`update staff set deactivated_at = now()`);
    expect(await invite("mira@desk.example", true)).toMatchObject({ kind: "reactivated", role: "admin" });
    expect(await staffRows()).toMatchObject([{ active: true, role: "admin" }]);
  });

  it("refuses several addresses in one", async () => {
    expect(await invite("a@b.co,evil@x.co")).toEqual({ kind: "no-address" });
    expect(await staffRows()).toEqual([]);
  });
});

async function staffRows() {
  const { rows } = await db.execute(sql`select email, role, deactivated_at is null as active,
    (select count(*)::int from entry_links where staff_id = staff.id) as links from staff`);
  return rows;
}
