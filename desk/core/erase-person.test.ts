import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { acceptEnquiry } from "./accept-enquiry.ts";
import { erasePerson } from "./erase-person.ts";
import { anEnquiry, anOutbox } from "./testing/an-enquiry.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();
const accept = (email: string) => db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ email })));
const erase = (email: string) => db.transaction((tx) => erasePerson(tx, email));

beforeEach(async () => {
  await db.execute(sql`truncate contacts, staff, mails, events, used_tokens restart identity cascade`);
});

describe("erasePerson", () => {
  it("leaves notices to our own mailbox to those whom they are about", async () => {
    await accept("asha@company.example");
    await accept(outbox.supportMailbox);
    expect(await erase(outbox.supportMailbox)).toMatchObject({ removed: { mails: 2, enquiries: 1 } });
    const { rows } = await db.execute(sql`select kind from mails order by kind`);
    expect(rows).toEqual([{ kind: "acknowledgement" }, { kind: "notice" }]);
  });

  it("keeps a member of staff and their way in, and says so", async () => {
    await accept("mira@desk.example");
    await db.execute(sql`insert into staff (email, role) values ('mira@desk.example', 'agent')`);
    await db.execute(sql`insert into mails (key, kind, recipient, message_id)
      values ('staff:1', 'staff-invitation', 'mira@desk.example', 'x')`);
    expect(await erase("mira@desk.example")).toMatchObject({
      isStaff: true,
      removed: { mails: 2, contacts: 1 },
    });
    const { rows } = await db.execute(sql`select (select count(*)::int from staff) as staff,
      (select count(*)::int from mails) as mails`);
    expect(rows).toEqual([{ staff: 1, mails: 1 }]);
  });

  it("waits for an enquiry that is being accepted, and takes it along", async () => {
    await accept("asha@company.example");
    let erased: ReturnType<typeof erase> | undefined;
    await db.transaction(async (tx) => {
      await acceptEnquiry(tx, outbox, anEnquiry());
      erased = erase("asha@company.example");
      await tx.execute(sql`select pg_sleep(0.2)`);
    });
    expect(await erased).toMatchObject({ kind: "erased", removed: { contacts: 1, enquiries: 2 } });
  });

  it("lets go of what was merged into an enquiry of theirs", async () => {
    await accept("asha@company.example");
    await accept("colleague@company.example");
    await db.execute(sql`update enquiries set merged_into = 1 where id = 2`);
    await erase("asha@company.example");
    const { rows } = await db.execute(sql`select merged_into from enquiries`);
    expect(rows).toEqual([{ merged_into: null }]);
  });

  it("knows nobody by that address", async () => {
    expect(await erase("nobody@company.example")).toMatchObject({ kind: "unknown", isStaff: false });
    const { rows } = await db.execute(sql`select * from events`);
    expect(rows).toEqual([]);
  });
});
