import { type SQL, sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";

import { freshDatabase } from "../../data/testing/fresh-database.ts";
import type { Change } from "./live-notice.ts";
import { openLive } from "./open-live.ts";
import { sendNotices } from "./send-notices.ts";

const { db, url } = await freshDatabase();
const log = pino({ level: "silent" });
const patience = { timeout: 60_000, interval: 20 };

/** One instance with one open page, once it has looked and knows what is new. */
async function anInstance(pollEvery = 60_000) {
  let looked = 0;
  const execute = async (query: SQL) => await db.execute(query).finally(() => (looked += 1));
  const watched: typeof db = Object.create(db, { execute: { value: execute } });
  const heard: Change[] = [];
  let isOver = false;
  const before = await listening();
  const live = openLive({ db: watched, url, log, pollEvery });
  const leave = live.join({ changed: (change) => heard.push(change), over: () => (isOver = true) });
  onTestFinished(live.stop);
  await vi.waitUntil(async () => (await listening()) > before, patience);
  await vi.waitUntil(() => looked > 0, patience);
  return { heard, live, leave, looks: () => looked, isOver: () => isOver };
}

async function listening(): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from pg_stat_activity
    where datname = current_database() and application_name = 'desk live' and query ilike 'listen%'`);
  return Number(rows[0]?.count);
}

async function happen(kind: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into events (actor, kind) values ('system', ${kind}) returning id`,
  );
  return Number(rows[0]?.id);
}

it("one commit is heard by the pages of two instances, once", async () => {
  const [one, other] = [await anInstance(), await anInstance()];
  const tell = sendNotices(db, log);
  const id = await happen("test.told");
  tell({ kind: "change" });
  tell({ kind: "change" });
  tell({ kind: "change", enquiry: 7 });
  for (const { heard } of [one, other]) {
    await vi.waitUntil(() => heard.length > 0, patience);
    expect(heard).toEqual([{ kind: "change", enquiries: [], lastEvent: id }]);
  }
});

it("presence is heard with its enquiry, and nothing is sent about who it is", async () => {
  const { heard } = await anInstance();
  sendNotices(db, log)({ kind: "presence", enquiry: 12 });
  await vi.waitUntil(() => heard.length > 0, patience);
  expect(heard).toMatchObject([{ kind: "presence", enquiries: [12] }]);
});

it("what nobody told of is found by looking", async () => {
  const { heard, looks } = await anInstance(150);
  const id = await happen("test.untold");
  await vi.waitUntil(() => heard.length > 0, patience);
  expect(heard).toEqual([{ kind: "change", enquiries: [], lastEvent: id }]);
  const before = looks();
  await vi.waitUntil(() => looks() > before + 2, patience);
  expect(heard).toHaveLength(1);
});

it("an event that was begun earlier and committed later is found too", async () => {
  const { heard } = await anInstance(150);
  const client = await db.$client.connect();
  await client.query("begin");
  await client.query("insert into events (actor, kind) values ('system', 'test.slow')");
  await happen("test.fast");
  await vi.waitUntil(() => heard.length === 1, patience);
  await client.query("commit");
  client.release();
  await vi.waitFor(() => expect(heard).toHaveLength(2), patience);
});

it("a connection that is cut comes back, and pages are told that they may have missed something", async () => {
  const { heard } = await anInstance();
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'desk live'`);
  await vi.waitUntil(() => heard.some(({ kind }) => kind === "change"), patience);
  const before = heard.length;
  sendNotices(db, log)({ kind: "change", enquiry: 3 });
  await vi.waitUntil(() => heard.length > before, patience);
  expect(heard.at(-1)).toMatchObject({ kind: "change", enquiries: [3] });
});

it("who has left hears nothing, and stopping ends the others", async () => {
  const { heard, live, leave, isOver } = await anInstance();
  if (leave) leave();
  const page = await anInstance();
  sendNotices(db, log)({ kind: "change" });
  await vi.waitUntil(() => page.heard.length > 0, patience);
  expect(heard).toEqual([]);
  await live.stop();
  expect(isOver()).toBe(false);
  await page.live.stop();
  expect(page.isOver()).toBe(true);
  expect(page.live.join({ changed: () => {}, over: () => {} })).toBe(false);
});
