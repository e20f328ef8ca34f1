import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { acceptEnquiry } from "./accept-enquiry.ts";
import { undeliveredMails } from "./undelivered-mails.ts";
import { anEnquiry, anOutbox } from "./testing/an-enquiry.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();

it("lists mail that was refused for good", async () => {
  await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry()));
  expect(await undeliveredMails(db)).toEqual([]);
  await db.execute(sql`update mails set state = 'dead', last_error = '550 No such user' where id = 2`);
  expect(await undeliveredMails(db)).toMatchObject([
    { id: 2, kind: "acknowledgement", lastError: "550 No such user", number: "E-1001" },
  ]);
});
