import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { acceptEnquiry } from "./accept-enquiry.ts";
import { openEnquiries, undeliveredMails } from "./inbox.ts";
import { anEnquiry, anOutbox } from "./testing/an-enquiry.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();

it("lists what is open by the time it is due, and mail that was refused for good", async () => {
  for (const name of ["Third", "First", "Second", "Spam", "Closed", "Answered"]) {
    await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ name, isSpam: name === "Spam" })));
  }
  await db.execute(sql`update enquiries set due_at = now() - interval '1 hour' where name = 'First'`);
  await db.execute(sql`update enquiries set due_at = now() + interval '1 hour' where name = 'Second'`);
  await db.execute(sql`update enquiries set status = 'closed', due_at = null where name = 'Closed'`);
  await db.execute(sql`update enquiries set due_at = null where name = 'Answered'`);
  expect((await openEnquiries(db)).map(({ name }) => name)).toEqual(["First", "Second", "Third", "Answered"]);

  expect(await undeliveredMails(db)).toEqual([]);
  await db.execute(sql`update mails set state = 'dead', last_error = '550 No such user' where id = 2`);
  expect(await undeliveredMails(db)).toMatchObject([
    { id: 2, kind: "acknowledgement", lastError: "550 No such user", number: "E-1001" },
  ]);
});
