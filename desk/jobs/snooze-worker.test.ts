import { sql } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { openDesk } from "./testing/open-desk.ts";
import { startSnoozeWorker } from "./snooze-worker.ts";

const database = await freshDatabase();
const { db } = database;

it("wakes by itself what has slept long enough, once, and tells open pages", async () => {
  const { services, accept } = await openDesk(database);
  await accept();
  const told = vi.spyOn(services, "notify");
  const worker = startSnoozeWorker(services, 50);
  onTestFinished(worker.stop);
  await db.execute(sql`update enquiries set status = 'snoozed', snoozed_until = now()`);
  await vi.waitUntil(() => told.mock.calls.length > 0, { timeout: 60_000, interval: 20 });
  expect(told.mock.calls).toEqual([[{ kind: "change", enquiry: 1 }]]);
  const { rows } = await db.execute(sql`select actor from events where kind = 'enquiry.woken'`);
  expect(rows).toEqual([{ actor: "system" }]);
});
