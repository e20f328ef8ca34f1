import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { freshDatabase } from "../../data/testing/fresh-database.ts";
import { acceptEnquiry } from "../accept-enquiry.ts";
import { anEnquiry, anOutbox } from "../testing/an-enquiry.ts";
import { firstReplies, reportedEnquiries } from "./first-replies.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();

beforeEach(async () => {
  await db.execute(sql`truncate contacts, staff, mails, events, used_tokens restart identity cascade`);
  await db.execute(
    sql`insert into staff (email, name, role) values ('meera@desk.example', 'Meera', 'agent')`,
  );
});

/** Came that many days ago, with its first reply so many hours later; null: never. */
async function insertEnquiry(daysAgo: number, hours: number | null, service = "hosting") {
  await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ service })));
  await db.execute(sql`
    update enquiries set created_at = now() - make_interval(days => ${daysAgo}),
      due_at = case when ${hours}::float is null then now() - make_interval(days => ${daysAgo - 1}) end,
      first_reply_at = now() - make_interval(days => ${daysAgo}) + ${hours}::float * interval '1 hour'
    where id = (select max(id) from enquiries)`);
}

it("counts the promises that were kept, with half hours to the first reply", async () => {
  await insertEnquiry(9, 1);
  await insertEnquiry(9, 1.2);
  await insertEnquiry(9, 5);
  await insertEnquiry(9, 25);
  await insertEnquiry(9, 70);
  const { weeks, total } = await firstReplies(db, { weeks: 8 });
  expect(weeks).toHaveLength(8);
  expect(total).toEqual({ count: 5, kept: 3, medianMinutes: 300 });
  const counts = weeks.flatMap(({ halfHours }) =>
    halfHours.flatMap((count, bin) => (count ? [[bin, count]] : [])),
  );
  expect(counts).toEqual([
    [2, 2],
    [10, 1],
    [50, 1],
    [60, 1],
  ]);
  expect(weeks.every(({ halfHours }) => halfHours.length === 61)).toBe(true);
});

it("counts what nobody answered as late, once its time is over, and not before", async () => {
  await insertEnquiry(3, null);
  await insertEnquiry(0, null);
  const { total, weeks } = await firstReplies(db, { weeks: 2 });
  expect(total).toEqual({ count: 1, kept: 0, medianMinutes: null });
  expect(weeks.reduce((sum, { unanswered }) => sum + unanswered, 0)).toBe(1);
});

it("leaves out spam, what was merged, what was closed without a reply, and weeks before", async () => {
  await insertEnquiry(3, 2);
  await insertEnquiry(3, 2);
  await insertEnquiry(3, null);
  await insertEnquiry(3, 2);
  await insertEnquiry(200, 2);
  await db.execute(sql`update enquiries set status = 'spam' where id = 1`);
  await db.execute(sql`update enquiries set merged_into = 4 where id = 2`);
  await db.execute(sql`update enquiries set status = 'closed' where id = 3`);
  expect((await firstReplies(db, { weeks: 8 })).total.count).toBe(1);
});

it("can be had for an area and for a person", async () => {
  await insertEnquiry(3, 2, "cloud");
  await insertEnquiry(3, 2, "hosting");
  await insertEnquiry(3, 2, "consultation");
  await db.execute(sql`update enquiries set assignee_id = 1 where id = 1`);
  const { areas, hours } = await firstReplies(db, { weeks: 8 });
  expect(areas.map(({ area, count }) => [area, count])).toEqual([
    ["", 1],
    ["cloud", 1],
    ["hosting", 1],
  ]);
  expect(hours).toHaveLength(24);
  expect(hours.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect((await firstReplies(db, { weeks: 8, area: "cloud" })).total.count).toBe(1);
  expect((await firstReplies(db, { weeks: 8, assigneeId: 1 })).total.count).toBe(1);
  expect(
    (await reportedEnquiries(db, { weeks: 8, area: "hosting" })).map(({ number, kept }) => [number, kept]),
  ).toEqual([["E-1002", true]]);
});

it("has no figures where nothing came", async () => {
  const { total, areas, weeks } = await firstReplies(db, { weeks: 4 });
  expect(total).toEqual({ count: 0, kept: 0, medianMinutes: null });
  expect(areas).toEqual([]);
  expect(weeks.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});
