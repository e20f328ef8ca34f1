import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { replyToEnquiry } from "./staff/reply.ts";
import { snoozeEnquiry } from "./staff/snooze.ts";
import { staffedDesk } from "./staff/testing/staffed-desk.ts";
import { undoEvent } from "./staff/undo.ts";
import { endSnoozes } from "./end-snoozes.ts";

const { db, outbox, meera, state, version, eventKinds } = await staffedDesk();

async function snooze(number = "E-1001") {
  const until = new Date(Date.now() + 3_600_000);
  return await db.transaction((tx) => snoozeEnquiry(tx, { staff: meera, number, version: 1, until }));
}
const letSleep = () =>
  db.execute(sql`update enquiries set snoozed_until = now() - interval '1 second' where status = 'snoozed'`);

it("wakes what has slept long enough, once for all instances, and writes it down", async () => {
  await snooze();
  expect(await endSnoozes(db)).toEqual([]);
  await letSleep();
  const woken = await Promise.all(Array.from({ length: 6 }, () => endSnoozes(db)));
  expect(woken.flat()).toEqual([1]);
  expect(await state()).toMatchObject({ status: "open", snoozedUntil: null, dueAt: expect.any(Date) });
  expect(await eventKinds()).toEqual(["enquiry.accepted", "enquiry.snoozed", "enquiry.woken"]);
  const { rows } = await db.execute(sql`select actor, data from events where kind = 'enquiry.woken'`);
  expect(rows).toMatchObject([{ actor: "system", data: { status: "open", wasStatus: "snoozed" } }]);
});

it("wakes at the latest when the answer is due", async () => {
  await snooze();
  await db.execute(sql`update enquiries set due_at = now() - interval '1 second' where number = 'E-1001'`);
  expect(await endSnoozes(db)).toEqual([1]);
});

it("refuses nobody's reply because of it, and leaves nothing of the snooze to undo", async () => {
  const done = await snooze();
  const seen = await version();
  await letSleep();
  await endSnoozes(db);
  if (done.kind !== "done") throw new Error(done.kind);
  const undone = await db.transaction((tx) => undoEvent(tx, { staff: meera, eventId: done.eventId }));
  expect(undone.kind).toBe("changed-meanwhile");
  const replied = await db.transaction((tx) =>
    replyToEnquiry(tx, outbox, {
      staff: meera,
      number: "E-1001",
      version: seen,
      body: "Good morning.",
      formKey: "f",
      next: "wait",
    }),
  );
  expect(replied.kind).toBe("replied");
});
