import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { attend, othersAtDesk } from "./attendance.ts";
import { readPulse } from "./read-pulse.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";

const { db, meera, arjun, gone } = await staffedDesk();

it("says who else is at the desk until nothing was heard of them for a while", async () => {
  expect(await attend(db, meera.id)).toBe(true);
  expect(await attend(db, arjun.id)).toBe(true);
  expect(await attend(db, arjun.id)).toBe(false);
  expect(await othersAtDesk(db, meera.id)).toEqual(["Arjun"]);
  await db.execute(sql`update attendance set seen_at = now() - interval '41 seconds'`);
  expect(await othersAtDesk(db, meera.id)).toEqual([]);
  expect(await attend(db, arjun.id)).toBe(true);
});

it("leaves out who no longer works here", async () => {
  await attend(db, gone.id);
  expect(await othersAtDesk(db, meera.id)).toEqual([]);
});

it("is felt by instances that nobody told", async () => {
  const before = await readPulse(db, 0);
  await attend(db, arjun.id);
  const here = await readPulse(db, 0);
  expect(here.presence).not.toBe(before.presence);
  await attend(db, arjun.id);
  expect((await readPulse(db, 0)).presence).toBe(here.presence);
});
