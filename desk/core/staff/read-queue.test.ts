import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";

import { freshDatabase } from "../../data/testing/fresh-database.ts";
import { acceptEnquiry } from "../accept-enquiry.ts";
import { anEnquiry, anOutbox } from "../testing/an-enquiry.ts";
import { countTeam, countViews } from "./count-views.ts";
import { readCursor } from "./queue-cursor.ts";
import { readFilters } from "./queue-filters.ts";
import { type QueueSort, queueSorts, readSort } from "./queue-sorts.ts";
import { type QueueView, queueViews, readView } from "./queue-views.ts";
import { productIds } from "./product-ids.ts";
import { readQueue } from "./read-queue.ts";
import { searchEnquiries } from "./search-enquiries.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();
const ME = 1;
const ARJUN = 2;

beforeAll(async () => {
  await db.execute(sql`insert into staff (email, name, role) values ('me@desk.example', 'Meera', 'admin'),
    ('arjun@desk.example', 'Arjun', 'agent')`);
  const people = [
    "Soon",
    "Late",
    "Mine",
    "Waiting",
    "Snoozed",
    "Woken",
    "Overslept",
    "Closed",
    "Spam",
    "Merged",
  ];
  for (const name of people) await accept(name);
  await change("Soon", sql`due_at = now() + interval '2 hours'`);
  await change("Late", sql`due_at = now() - interval '3 hours', assignee_id = ${ARJUN}`);
  await change("Mine", sql`due_at = now() + interval '9 hours', assignee_id = ${ME}`);
  await change(
    "Waiting",
    sql`due_at = null, status = 'waiting', assignee_id = ${ME}, first_reply_at = now()`,
  );
  await change("Snoozed", sql`status = 'snoozed', snoozed_until = now() + interval '1 hour'`);
  await change("Woken", sql`status = 'snoozed', snoozed_until = now() - interval '1 minute'`);
  await change(
    "Overslept",
    sql`status = 'snoozed', snoozed_until = now() + interval '2 days', due_at = now() - interval '1 minute'`,
  );
  await change("Closed", sql`due_at = null, status = 'closed'`);
  await change("Spam", sql`due_at = null, status = 'spam'`);
  await change("Merged", sql`merged_into = 1`);
});

it("shows each enquiry in the views that it belongs to, what is due first on top", async () => {
  expect(await names("open")).toEqual(["Late", "Overslept", "Soon", "Mine", "Woken", "Waiting"]);
  expect(await names("unassigned")).toEqual(["Overslept", "Soon", "Woken"]);
  expect(await names("mine")).toEqual(["Mine", "Waiting"]);
  expect(await names("waiting")).toEqual(["Waiting"]);
  expect(await names("snoozed")).toEqual(["Snoozed"]);
  expect(await names("closed")).toEqual(["Closed"]);
  expect(await names("spam")).toEqual(["Spam"]);
});

it("counts every view, with what is late and what needs a reply", async () => {
  const counts = await countViews(db, ME);
  for (const view of queueViews) expect(counts[view].count, view).toBe((await names(view)).length);
  expect(counts.open).toEqual({ count: 6, late: 2, due: 5 });
  expect(await countTeam(db)).toMatchObject([
    { id: ARJUN, name: "Arjun", count: 1, late: 1 },
    { id: ME, name: "Meera", count: 2, late: 0, due: 1 },
  ]);
});

it("says who has it, how it begins, what is unread and who else is there right now", async () => {
  const find = async () =>
    (await readQueue(db, { staffId: ME, view: "open" })).rows.find(({ name }) => name === "Late");
  expect(await find()).toMatchObject({
    number: "E-1002",
    company: "Northwind",
    excerpt: "Our server is slow.",
    assignee: "Arjun",
    isUnread: true,
    others: [],
  });
  await db.execute(sql`insert into reads (staff_id, enquiry_id) values (${ME}, 2)`);
  await db.execute(sql`insert into presence (staff_id, enquiry_id, is_writing, seen_at) values
    (${ME}, 2, true, now()), (${ARJUN}, 2, true, now() - interval '20 seconds')`);
  expect(await find()).toMatchObject({ isUnread: false, others: [{ name: "Arjun", isWriting: true }] });
  await db.execute(sql`update presence set seen_at = now() - interval '40 seconds'`);
  await db.execute(sql`update enquiries set last_visitor_at = now() + interval '1 second' where id = 2`);
  expect(await find()).toMatchObject({ isUnread: true, others: [] });
});

it("sorts by age and by quiet, what is late or answered among the rest", async () => {
  await change("Soon", sql`last_activity_at = now() - interval '5 days'`);
  await change("Waiting", sql`last_activity_at = now() - interval '9 days'`);
  expect(await names("open", "newest")).toEqual(["Overslept", "Woken", "Waiting", "Mine", "Late", "Soon"]);
  expect((await names("open", "quiet")).slice(0, 2)).toEqual(["Waiting", "Soon"]);
  expect(await names("mine", "newest")).toEqual(["Waiting", "Mine"]);
  expect(await names("closed", "quiet")).toEqual(["Closed"]);
});

it("narrows down by the subject and by what is unread", async () => {
  const subjects = {
    Soon: { kind: "plan", plan: "vps-starter", product: "VPS Hosting", name: "Starter", price: 29 },
    Late: {
      kind: "estimate",
      lines: [{ plan: "x", product: "SSL Certificate", name: "Y", price: 9, quantity: 1 }],
    },
    Mine: {
      kind: "vps",
      cores: 2,
      memoryGb: 4,
      storageGb: 80,
      bandwidthTb: 4,
      price: 9,
      period: "per month",
    },
    Woken: { kind: "position", position: "x", title: "Engineer", department: "Cloud" },
  };
  for (const [name, subject] of Object.entries(subjects)) {
    await change(name, sql`subject = ${JSON.stringify(subject)}::jsonb`);
  }
  const found = async (address: string) => {
    const filters = readFilters(new URLSearchParams(address));
    return (await readQueue(db, { staffId: ME, view: "open", filters })).rows.map(({ name }) => name);
  };
  expect(await found("plan=with")).toEqual(["Late", "Soon", "Mine"]);
  expect(await found("plan=without")).toEqual(["Overslept", "Woken", "Waiting"]);
  expect(await found("plan=vps")).toEqual(["Soon", "Mine"]);
  expect(await found("plan=ssl")).toEqual(["Late"]);
  expect(await found("plan=ppc")).toEqual([]);
  expect(await found("plan=constructor")).toHaveLength(6);
  await db.execute(sql`insert into reads (staff_id, enquiry_id)
    select ${ME}, id from enquiries where name in ('Soon', 'Mine') on conflict do nothing`);
  expect(await found("unread=yes")).toEqual(["Late", "Overslept", "Woken", "Waiting"]);
  expect(await found("unread=yes&plan=with")).toEqual(["Late"]);
  const outcome = await searchEnquiries(db, {
    staffId: ME,
    text: "",
    unread: "yes",
    plan: productIds[0] ?? "with",
  });
  expect(outcome).toMatchObject({ kind: "found", rows: [] });
});

it("loses no row and shows none twice from page to page, with many due at the same moment", async () => {
  await db.execute(sql`insert into enquiries
      (idempotency_key, fingerprint, contact_id, name, status, due_at, last_activity_at)
    select gen_random_uuid(), 'x', 1, 'Many ' || n, 'open',
      case when n % 3 = 0 then null else timestamptz '2035-01-01' + (n / 7) * interval '1 microsecond' end,
      timestamptz '2025-01-01' + (n / 5) * interval '1 microsecond'
    from generate_series(1, 400) as n`);
  await db.execute(sql`update enquiries set status = 'closed' where name like 'Many %' and id % 5 = 0`);
  const lists = (["open", "closed"] as const).flatMap((view) => queueSorts.map((sort) => ({ view, sort })));
  for (const { view, sort } of lists) {
    const seen: number[] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const page = await readQueue(db, { staffId: ME, view, sort, after: readCursor(after) });
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next ?? null;
      pages += 1;
    } while (after);
    const { count } = (await countViews(db, ME))[view];
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(count);
    expect(pages).toBe(Math.ceil(count / 50));
  }
});

it("takes nothing from an address for granted", () => {
  for (const text of [
    null,
    "",
    "d-1",
    "x-1-2",
    "d-1-2-3",
    "a-99999999999999999-1",
    "d-1-1'; drop",
    "a--1-2",
  ]) {
    expect(readCursor(text)).toBeUndefined();
  }
  expect(readCursor("d-12-3")).toEqual({ by: "due", at: 12, id: 3 });
  expect(readCursor("q-12-3")).toEqual({ by: "quiet", at: 12, id: 3 });
  expect(readSort("due; drop")).toBe("usual");
  expect(readSort("newest")).toBe("newest");
  expect(readView("constructor")).toBe("open");
  expect(readView("mine")).toBe("mine");
});

it("begins at the top again where a cursor is from another order", async () => {
  const { rows } = await readQueue(db, { staffId: ME, view: "spam", after: readCursor("d-12-3") });
  expect(rows.map(({ name }) => name)).toEqual(["Spam"]);
  for (const cursor of ["n-0-1", "q-1-1", "a-1-1"]) {
    const page = await readQueue(db, { staffId: ME, view: "open", after: readCursor(cursor) });
    expect(page.rows[0]?.name, cursor).toBe(cursor.startsWith("a") ? undefined : "Late");
  }
});

async function accept(name: string) {
  await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ name })));
}

async function change(name: string, set: ReturnType<typeof sql>) {
  await db.execute(sql`update enquiries set ${set} where name = ${name}`);
}

async function names(view: QueueView, sort: QueueSort = "usual") {
  return (await readQueue(db, { staffId: ME, view, sort })).rows.map(({ name }) => name);
}
