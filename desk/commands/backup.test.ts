import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { acceptEnquiry } from "../core/accept-enquiry.ts";
import { anEnquiry, anOutbox } from "../core/testing/an-enquiry.ts";
import { withEnqueue } from "../data/backup/requeue-mails.ts";
import type { Database } from "../data/open-database.ts";
import { aDesk, aPlace } from "./testing/a-desk.ts";
import { allRows } from "./testing/rows.ts";
import { run } from "./testing/run.ts";

const source = await aDesk();
const file = join(source.data, "desk.backup");
const before = await acceptMany(source.db, 200);
const load = await underLoad(async () => await run("backup", [file], source.env));
const target = await aPlace();

describe("desk -- backup", () => {
  it("writes a file that only its owner can read, while enquiries are accepted", () => {
    expect(load.result).toMatchObject({ code: 0, stdout: "" });
    expect(load.result.stderr).toMatch(/^Backed up \d+ enquiries, .*\d+ contacts/);
    expect(load.accepted.length).toBeGreaterThan(5);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("leaves no file behind if it fails", async () => {
    const nowhere = join(source.data, "no-such-folder/desk.backup");
    const { code, stderr } = await run("backup", [nowhere], source.env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^ENOENT.*\n$/);
    const unmade = await run("backup", [file], { DESK_DATA: join(source.data, "no-desk") });
    expect(unmade).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no desk in .*\n$/) });
  });
});

describe("desk -- restore", () => {
  it.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ["changed", (bytes: Buffer) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte))],
  ])("refuses a backup that is %s, and touches nothing", async (_, damage) => {
    const damaged = join(source.data, "damaged.backup");
    writeFileSync(damaged, damage(readFileSync(file)));
    const { code, stdout, stderr } = await run("restore", [damaged], target.env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^This is no whole backup\. .*\n$/);
  });

  it("refuses a damaged one from standard input too, and takes everything back", async () => {
    const bytes = readFileSync(file);
    const { code, stderr } = await run("restore", ["-"], target.env, bytes.subarray(0, bytes.length - 20));
    expect(code).toBe(1);
    expect(stderr).toMatch(/^This is no whole backup/);
    expect(Object.values(await target.look(allRows)).flat()).toEqual([]);
  });

  it("brings back every row of one moment, and gives mails that wait a job", async () => {
    const { code, stdout } = await run("restore", [file], target.env);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Restored \d+ enquiries/);
    const restored = await target.look(allRows);
    const all = await allRows(source.db);
    for (const [table, rows] of Object.entries(restored)) {
      const known = new Set(all[table]);
      expect(rows.filter((row) => !known.has(row))).toEqual([]);
    }

    const { rows } = await target.look((db) =>
      db.execute(sql`select
        (select array_agg(number) from enquiries) as numbers,
        (select count(*)::int from enquiries) as enquiries, (select count(*)::int from messages) as messages,
        (select count(*)::int from events) as events, (select count(*)::int from mails) as mails,
        (select count(*)::int from used_tokens) as tokens,
        (select count(*)::int from pgboss.job where name = 'mail' and state = 'created') as jobs`),
    );
    const { numbers, enquiries, ...others } = rows[0] as { numbers: string[]; enquiries: number };
    expect(before.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(others).toEqual({
      messages: enquiries,
      events: enquiries,
      mails: 2 * enquiries,
      tokens: enquiries,
      jobs: 2 * enquiries,
    });
  });

  it("gives no number again that was given after the backup", async () => {
    const [next = ""] = await target.look((db) => acceptMany(db, 1));
    expect([...before, ...load.accepted]).not.toContain(next);
    expect(Number(next.slice(2))).toBeGreaterThan(2000);
  });

  it("refuses a database that holds something, and says what", async () => {
    const again = await run("restore", [file], target.env);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toMatch(/^The database is not empty\. It holds \d+ contacts, \d+ enquiries/);
  });

  it("refuses a database that a desk is using", async () => {
    const refused = await target.look(async (db) => {
      await db.execute(sql`truncate contacts cascade`);
      return await run("restore", [file], target.env);
    });
    expect(refused.stderr).toBe("A desk is running on this database: stop it first.\n");
  });
});

async function acceptMany(db: Database, count: number): Promise<string[]> {
  const { outbox } = anOutbox();
  const numbers: string[] = [];
  for (let index = 0; index < count; index++) {
    const email = `visitor${index % 40}@company.example`;
    const enquiry = anEnquiry({ email, message: `Tab\t, \\ and\n${index} 🙂` });
    const outcome = await db.transaction((tx) => acceptEnquiry(tx, outbox, enquiry));
    if ("number" in outcome) numbers.push(outcome.number);
  }
  return numbers;
}

/** Accepts enquiries with their jobs one after the other while something else runs. */
async function underLoad<T>(work: () => Promise<T>): Promise<{ result: T; accepted: string[] }> {
  const accepted: string[] = [];
  return await withEnqueue(source.url, async (enqueue) => {
    const over = new AbortController();
    const { outbox } = anOutbox();
    const accepting = (async () => {
      while (!over.signal.aborted) {
        const outcome = await source.db.transaction((tx) =>
          acceptEnquiry(tx, { ...outbox, enqueue }, anEnquiry()),
        );
        if ("number" in outcome) accepted.push(outcome.number);
      }
    })();
    const result = await work();
    over.abort();
    await accepting;
    return { result, accepted };
  });
}
