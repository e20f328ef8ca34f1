import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { markOnline, othersOnline } from "./who-is-online.ts";
import { readLiveState } from "./read-live-state.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";

const { db, meera, arjun, gone } = await staffedDesk();

it("says who else is online until nothing was heard of them for a while", async () => {
  expect(await markOnline(db, meera.id)).toBe(true);
  expect(await markOnline(db, arjun.id)).toBe(true);
  expect(await markOnline(db, arjun.id)).toBe(false);
  expect(await othersOnline(db, meera.id)).toEqual(["Arjun"]);
  await db.execute(sql`update attendance set seen_at = now() - interval '41 seconds'`);
  expect(await othersOnline(db, meera.id)).toEqual([]);
  expect(await markOnline(db, arjun.id)).toBe(true);
});

it("leaves out who no longer works here", async () => {
  await markOnline(db, gone.id);
  expect(await othersOnline(db, meera.id)).toEqual([]);
});

it("is felt by instances that nobody told", async () => {
  const before = await readLiveState(db, 0);
  await markOnline(db, arjun.id);
  const here = await readLiveState(db, 0);
  expect(here.presence).not.toBe(before.presence);
  await markOnline(db, arjun.id);
  expect((await readLiveState(db, 0)).presence).toBe(here.presence);
});
