import { readdir } from "node:fs/promises";

import { sql } from "drizzle-orm";
import { TestClock } from "pg-boss";
import { beforeEach, expect, it, vi } from "vitest";

import { requeueOrphanedMails } from "../core/requeue-orphaned-mails.ts";
import { retryMail } from "../core/retry-mail.ts";
import { replyToEnquiry } from "../core/staff/reply.ts";
import { anEnquiry } from "../core/testing/an-enquiry.ts";
import { freshDatabase } from "../data/testing/fresh-database.ts";
import { catchMail } from "../mail/testing/smtp-catcher.ts";
import { openDesk } from "./testing/open-desk.ts";
import { startWorkers } from "./workers.ts";

const database = await freshDatabase();
const { db } = database;
const patience = { timeout: 60_000, interval: 50 };

beforeEach(async () => {
  await db.execute(sql`truncate contacts, mails, events, used_tokens restart identity cascade`);
  await db.execute(sql`truncate pgboss.job`);
});

it("sends the two mails of an enquiry as soon as it is woken", async () => {
  const { caught, url } = await catchMail();
  // The job queue's clock stands still, a minute ahead of ours: jobs are due, and nobody looks for them by themselves.
  const clock = new TestClock(Date.now() + 60_000);
  const { services, accept } = await openDesk(database, { smtpUrl: url, clock });
  // What they find when they look for the first time; there is no second time.
  await accept();
  const workers = await startWorkers(services);
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 2 }), patience);
  caught.length = 0;
  await accept();
  workers.wake();
  await vi.waitFor(() => expect(caught).toHaveLength(2), patience);
  expect(caught.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
    "asha@company.example",
    "support@desk.example",
  ]);
  await workers.stop();
  expect(await states()).toEqual({ sent: 4 });
});

it("finds by itself what another process took in, and works off many", async () => {
  const { services, accept, mailFolder } = await openDesk(database);
  for (let each = 0; each < 30; each++) await accept();
  const workers = await startWorkers(services);
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 60 }), patience);
  expect(await readdir(mailFolder)).toHaveLength(60);
  await workers.stop();
});

it("tries again by itself what fails for now, gives up what is refused, and lets the others through", async () => {
  let busy = 1;
  const { caught, url } = await catchMail({
    refuse: (recipient) => {
      if (recipient === "gone@company.example") return 550;
      return recipient === "busy@company.example" && busy-- > 0 ? 451 : undefined;
    },
  });
  const { services, accept } = await openDesk(database, { smtpUrl: url });
  for (const name of ["gone", "busy", "asha"]) await accept(anEnquiry({ email: `${name}@company.example` }));
  const workers = await startWorkers(services);
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 5, dead: 1 }), patience);
  expect(caught).toHaveLength(5);
  const { rows } = await db.execute(sql`select recipient, attempts from mails where attempts > 1`);
  expect(rows).toEqual([{ recipient: "busy@company.example", attempts: 2 }]);
  await workers.stop();
});

it("sends what a person wants tried again", async () => {
  let isGone = true;
  const { caught, url } = await catchMail({ refuse: () => (isGone ? 550 : undefined) });
  const { services, accept } = await openDesk(database, { smtpUrl: url });
  await accept();
  const workers = await startWorkers(services);
  workers.wake();
  await vi.waitFor(async () => expect(await states()).toEqual({ dead: 2 }), patience);
  isGone = false;
  await db.transaction((tx) => retryMail(tx, services.outbox, { mailId: 1, actor: "staff:1" }));
  workers.wake();
  await vi.waitFor(() => expect(caught).toHaveLength(1), patience);
  await workers.stop();
  expect(await states()).toEqual({ dead: 1, sent: 1 });
});

it("gives a job to mails that lost theirs", async () => {
  const { services, accept } = await openDesk(database);
  await accept();
  await accept();
  await db.execute(sql`update mails set created_at = now() - interval '1 hour'`);
  await db.execute(sql`delete from pgboss.job where (data ->> 'mailId')::int in (1, 3)`);
  const [workers] = await Promise.all([startWorkers(services), startWorkers(services)]);
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 4 }), patience);
  const { rows } = await db.execute(sql`select count(*)::int as count from pgboss.job where name = 'mail'`);
  expect(rows).toEqual([{ count: 4 }]);
  await workers.stop();
});

it("lets a reply leave when it can no longer be taken back, and not before", async () => {
  const { services, accept } = await openDesk(database);
  await db.execute(
    sql`insert into staff (email, role) values ('a@desk.example', 'agent') on conflict do nothing`,
  );
  const { rows: members } = await db.execute<{ id: string }>(sql`select id from staff`);
  await accept();
  const staff = { id: Number(members[0]?.id) };
  const reply = { staff, number: "E-1001", version: 1, body: "Yes.", formKey: "1", next: "wait" as const };
  await db.transaction((tx) => replyToEnquiry(tx, services.outbox, reply));
  const workers = await startWorkers(services);
  workers.wake();
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 2, queued: 1 }), patience);
  // Forgotten, and old, and still not to leave.
  await db.execute(sql`update mails set created_at = now() - interval '1 hour'`);
  await db.execute(sql`delete from pgboss.job where state < 'active'`);
  expect(await db.transaction((tx) => requeueOrphanedMails(tx, services.outbox))).toBe(0);
  await db.transaction((tx) => services.outbox.enqueue(tx, "mail", [{ mailId: 3 }]));
  workers.wake();
  // It was tried, and put off.
  await vi.waitFor(async () => expect(await jobStates(3)).toEqual(["retry"]), patience);
  expect(await states()).toEqual({ sent: 2, queued: 1 });
  await db.execute(sql`update mails set not_before = now()`);
  await vi.waitFor(async () => expect(await states()).toEqual({ sent: 3 }), patience);
  await workers.stop();
});

it("delivers everything after an hour without a mail server", async () => {
  const { port, url, close } = await catchMail();
  await close();
  const clock = new TestClock();
  const { services, accept } = await openDesk(database, { smtpUrl: url, clock });
  for (let each = 0; each < 10; each++) await accept();
  const workers = await startWorkers(services);
  for (let minutes = 0; minutes < 60; minutes += 5) await pass(5);
  expect(await states()).toEqual({ queued: 20 });
  const { rows } = await db.execute(sql`select min(attempts) as fewest, max(last_error) as error from mails`);
  expect(rows).toEqual([{ fewest: expect.any(Number), error: expect.stringContaining("ECONNREFUSED") }]);
  expect(Number(rows[0]?.["fewest"])).toBeGreaterThan(3);

  const { caught } = await catchMail({ port });
  for (let minutes = 0; minutes <= 10; minutes += 5) await pass(5);
  expect(await states()).toEqual({ sent: 20 });
  expect(caught).toHaveLength(20);
  expect(new Set(caught.map(({ parsed }) => parsed.messageId)).size).toBe(20);
  const stopped = workers.stop();
  await clock.tick(5000);
  await stopped;

  async function pass(minutes: number) {
    await clock.setTime(clock.now() + minutes * 60_000);
    for (let poll = 0; poll < 3; poll++) {
      await clock.tick(2500);
      // Tries run in real time. If it jumped under one of them, that one would count as lost.
      await vi.waitFor(async () => expect(await countActive()).toBe(0), { ...patience, interval: 20 });
    }
  }
});

async function countActive() {
  const { rows } = await db.execute(sql`select from pgboss.job where name = 'mail' and state = 'active'`);
  return rows.length;
}

async function jobStates(mailId: number) {
  const { rows } = await db.execute<{ state: string }>(
    sql`select state from pgboss.job where name = 'mail' and (data ->> 'mailId')::int = ${mailId}`,
  );
  return rows.map(({ state }) => state);
}

async function states() {
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from mails group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
