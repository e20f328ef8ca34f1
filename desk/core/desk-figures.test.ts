import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { acceptEnquiry } from "./accept-enquiry.ts";
import { deskFigures } from "./desk-figures.ts";
import { anEnquiry, anOutbox } from "./testing/an-enquiry.ts";

const { db } = await freshDatabase();

it("counts mails that wait and are given up, and enquiries that wait and are late", async () => {
  expect(await deskFigures(db)).toEqual({ outboxAge: 0, outboxSize: 0, undelivered: 0, open: 0, overdue: 0 });
  const { outbox } = anOutbox();
  for (const _ of [1, 2]) await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry()));
  await db.execute(sql`update enquiries set due_at = now() - interval '1 hour' where number = 'E-1001'`);
  await db.execute(sql`update mails set created_at = now() - interval '90 seconds' where id = 1`);
  await db.execute(sql`update mails set state = 'dead' where id = 2`);
  const figures = await deskFigures(db);
  expect(figures).toMatchObject({ outboxSize: 3, undelivered: 1, open: 2, overdue: 1 });
  expect(figures.outboxAge).toBeGreaterThanOrEqual(90);
});
