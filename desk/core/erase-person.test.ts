import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { acceptEnquiry } from "./accept-enquiry.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { anEnquiry, anOutbox } from "./testing/an-enquiry.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();
const accept = (email: string) => db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ email })));
const erase = (email: string) => db.transaction((tx) => erasePerson(tx, email));

beforeEach(async () => {
  await db.execute(
    sql`truncate contacts, staff, mails, incoming_mails, events, used_tokens restart identity cascade`,
  );
});

describe("erasePerson", () => {
  it("leaves notices to our own mailbox to those whom they are about", async () => {
    await accept("asha@company.example");
    await accept(outbox.supportMailbox);
    expect(await erase(outbox.supportMailbox)).toMatchObject({ removed: { mails: 2, enquiries: 1 } });
    const { rows } = await db.execute(sql`select kind from mails order by kind`);
    expect(rows).toEqual([{ kind: "acknowledgement" }, { kind: "notice" }]);
  });

  it("takes along drafts, files, quotes and mail from them, also what belongs to no enquiry; all of it can be exported", async () => {
    await accept("asha@company.example");
    await accept("natasha@company.example");
    await db.execute(sql`insert into staff (email, role) values ('mira@desk.example', 'agent')`);
    await db.execute(sql`insert into drafts (staff_id, enquiry_id, kind, body)
      select 1, id, 'reply', 'Dear ' || name from enquiries`);
    await db.execute(sql`insert into presence (staff_id, enquiry_id) select 1, id from enquiries`);
    await db.execute(sql`insert into quotes (number, enquiry_id, lines, valid_until)
      select 'Q-' || id, id, '[]', '2030-01-01' from enquiries`);
    await db.execute(sql`insert into attachments (message_id, name, media_type, bytes, content)
      select id, 'a.pdf', 'application/pdf', 3, 'abc' from messages`);
    await db.execute(sql`insert into incoming_mails (key, state, sender, enquiry_id) values
      ('message:1', 'taken', 'Asha@company.example', 1), ('message:2', 'unmatched', 'Asha <ASHA@company.example>', null),
      ('message:3', 'unmatched', 'natasha@company.example', null), ('message:4', 'taken', 'other@x.example', 1)`);

    const exported = await exportPerson(db, "asha@company.example");
    expect(exported).toMatchObject({
      person: {
        enquiries: [
          {
            messages: [{ attachments: [{ name: "a.pdf", content: "YWJj" }] }],
            drafts: [{ body: "Dear Asha Rao" }],
            quotes: [{ number: "Q-1" }],
          },
        ],
        incomingMails: [{ key: "message:1" }, { key: "message:2" }, { key: "message:4" }],
      },
    });
    expect((await erase("asha@company.example")).removed).toMatchObject({
      attachments: 1,
      drafts: 1,
      quotes: 1,
      incoming_mails: 3,
    });
    const { rows } = await db.execute(sql`select (select count(*)::int from drafts) as drafts,
      (select count(*)::int from presence) as presence, (select count(*)::int from quotes) as quotes,
      (select count(*)::int from attachments) as files, (select count(*)::int from incoming_mails) as mails`);
    expect(rows).toEqual([{ drafts: 1, presence: 1, quotes: 1, files: 1, mails: 1 }]);
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
