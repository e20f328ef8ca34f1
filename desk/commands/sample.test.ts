import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import type { Database } from "../data/open-database.ts";
import { aPlace } from "./testing/a-desk.ts";
import { run } from "./testing/run.ts";

const place = await aPlace();

async function counts(db: Database) {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*)::int from enquiries) as enquiries, (select count(*)::int from staff) as staff,
    (select count(distinct area)::int from enquiries where area <> '') as areas,
    (select count(*)::int from quotes) as quotes, (select count(*)::int from saved_replies) as replies,
    (select count(*)::int from enquiries where due_at < now()) as late,
    (select count(*)::int from mails where state <> 'sent') as unsent,
    (select count(*)::int from messages where created_at > now()) as from_the_future`);
  return rows[0];
}

it("fills an empty desk with a believable month, and fills it anew a second time", async () => {
  const first = await run("sample", ["--fill-only"], place.env);
  expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: "" });
  expect(first.stdout).toMatch(/^Enter as Meera, once, by http\S+\/desk\/enter\?token=\S+\n$/);
  const filled = await place.look(counts);
  expect(filled).toMatchObject({ staff: 4, unsent: 0, from_the_future: 0 });
  expect(filled?.["enquiries"]).toBeGreaterThan(250);
  expect(filled?.["enquiries"]).toBeLessThan(350);
  expect(filled?.["areas"]).toBe(7);
  for (const what of ["quotes", "replies", "late"]) expect(filled?.[what], what).toBeGreaterThan(0);

  const second = await run("sample", ["--fill-only"], place.env);
  expect({ code: second.code, stderr: second.stderr }).toEqual({ code: 0, stderr: "" });
  expect(second.stdout).not.toBe(first.stdout);
  expect(await place.look(counts)).toMatchObject({ staff: 4, enquiries: filled?.["enquiries"] });
});

it("refuses a desk that holds anything else, and changes nothing in it", async () => {
  // Without the mark it is a desk like any other, and making another one takes seconds.
  const before = await place.look(async (db) => {
    await db.execute(sql`delete from settings where key = 'sample'`);
    return await fingerprint(db);
  });
  const { code, stdout, stderr } = await run("sample", ["--fill-only"], place.env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^This desk is no sample: it holds .*\d+ enquiries.* 4 staff.*DESK_DATA\n$/);
  expect(await place.look(fingerprint)).toEqual(before);
});

/** Enquiries that were written anew have other keys. */
async function fingerprint(db: Database) {
  const { rows } = await db.execute(sql`select idempotency_key from enquiries order by id`);
  return rows;
}
