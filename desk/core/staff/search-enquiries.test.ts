import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";

import { freshDatabase } from "../../data/testing/fresh-database.ts";
import { acceptEnquiry } from "../accept-enquiry.ts";
import { anEnquiry, anOutbox } from "../testing/an-enquiry.ts";
import { readCursor } from "./queue-cursor.ts";
import type { QueueFilters } from "./queue-filters.ts";
import { numberIn, searchEnquiries, searchQuery } from "./search-enquiries.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();

beforeAll(async () => {
  await db.execute(sql`insert into staff (email, name, role) values ('me@desk.example', 'Meera', 'admin')`);
  const enquiries = [
    anEnquiry({ name: "Lucía Ferrer", email: "lucia@brisa.example", company: "Casa Brisa Hotels" }),
    anEnquiry({
      name: "Tomasz Wrona",
      service: "cloud",
      message: "Alert logs kept on-premise: 38 mailboxes",
    }),
    anEnquiry({ name: "Đặng O'Neill", message: "日本語 مرحبا \\ <b>bold</b> 100% 🚀" }),
  ];
  for (const each of enquiries) await db.transaction((tx) => acceptEnquiry(tx, outbox, each));
  await db.execute(sql`update enquiries set assignee_id = 1, status = 'closed' where id = 2`);
});

it.for([
  ["lucía", ["Lucía Ferrer"]],
  ["LUC", ["Lucía Ferrer"]],
  ["casa hotels", ["Lucía Ferrer"]],
  ["lucia@brisa.example", ["Lucía Ferrer"]],
  ["mailb", ["Tomasz Wrona"]],
  ["on-premise", ["Tomasz Wrona"]],
  ["o'neill", ["Đặng O'Neill"]],
  ["مرحبا", ["Đặng O'Neill"]],
  ["casa wrona", []],
] as const)("finds %s", async ([text, found]) => {
  expect(await names(text)).toEqual(found);
});

it.for([
  ["a long line", "x".repeat(30_000)],
  ["many words", "a ".repeat(5000)],
])("survives %s", async ([, text = ""]) => {
  await expect(names(text)).resolves.toBeInstanceOf(Array);
});

it.for([
  "'",
  "\\",
  "' & !x",
  "a:* | b",
  "!!!(((",
  "'; drop table enquiries; --",
  "\0\0null",
  "\uD800",
  "%_%",
  "<-> <2>",
  "🚀🚀🚀",
  "\u202Ertl",
])("survives %j", async (text) => {
  await expect(names(text)).resolves.toBeInstanceOf(Array);
});

it("goes straight to a number that exists", async () => {
  expect(numberIn(" e-01002 ")).toBe("E-1002");
  expect(numberIn("1002 servers")).toBeUndefined();
  for (const text of ["E-1002", "e1002", "1002"]) {
    expect(await search(text)).toEqual({ kind: "number", number: "E-1002" });
  }
  expect(await search("38")).toMatchObject({ kind: "found", count: 1 });
  expect(await search("999999999999999")).toMatchObject({ kind: "found", rows: [] });
});

it("narrows down by status, assignee and area, with words and without", async () => {
  expect(await names("", { status: "closed" })).toEqual(["Tomasz Wrona"]);
  expect(await names("", { assignee: 1 })).toEqual(["Tomasz Wrona"]);
  expect(await names("", { assignee: "nobody" })).toEqual(["Đặng O'Neill", "Lucía Ferrer"]);
  expect(await names("alert", { area: "cloud" })).toEqual(["Tomasz Wrona"]);
  expect(await names("alert", { area: "hosting" })).toEqual([]);
});

it("pages through a word that is in every row without losing one", async () => {
  for (let from = 1; from <= 6100; from += 610) {
    await db.execute(sql`insert into enquiries
        (idempotency_key, fingerprint, contact_id, name, last_activity_at, search)
      select gen_random_uuid(), 'x', 1, 'Many ' || n,
        timestamptz '2020-01-01' + (n / 5) * interval '1 microsecond',
        to_tsvector('simple', 'common ' || case when n < 10 then 'rare' else 'frequent' end)
      from generate_series(${from}::int, ${from + 609}::int) as n`);
  }
  expect(await search("common")).not.toHaveProperty("count");
  expect(await search("common rare")).toMatchObject({ count: 9 });
  const seen = await allOf("common");
  expect(seen.length).toBe(6100);
  expect(new Set(seen).size).toBe(6100);
  expect((await allOf("frequent")).length).toBe(6091);
}, 60_000);

it("makes a safe query of what was typed", () => {
  expect(searchQuery("  ...  ")).toBeUndefined();
  expect(searchQuery("a b'c d\\e")).toBe(`'a' & 'b''c' & 'd\\\\e':*`);
});

async function search(text: string, filters: QueueFilters = {}, after?: string) {
  return await searchEnquiries(db, { staffId: 1, text, ...filters, after: readCursor(after ?? null) });
}

async function names(text: string, filters?: QueueFilters) {
  const outcome = await search(text, filters);
  return outcome.kind === "found" ? outcome.rows.map(({ name }) => name) : [];
}

async function allOf(text: string) {
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const page = await search(text, {}, after);
    if (page.kind !== "found") break;
    seen.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after);
  return seen;
}
