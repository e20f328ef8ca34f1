import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { acceptEnquiry } from "./accept-enquiry.ts";
import { applyRetention } from "./apply-retention.ts";
import { anEnquiry, anOutbox } from "./testing/an-enquiry.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();
const accept = (enquiry: ReturnType<typeof anEnquiry>) =>
  db.transaction((tx) => acceptEnquiry(tx, outbox, enquiry));
const retain = (atMost?: number) =>
  db.transaction((tx) => applyRetention(tx, { months: 24, ...(atMost && { atMost }) }));

beforeEach(async () => {
  await db.execute(
    sql`truncate contacts, subscribers, mails, incoming_mails, staff, events, used_tokens restart identity cascade`,
  );
});

describe("applyRetention", () => {
  it("erases what was closed long ago, with everything of it, and keeps what waits", async () => {
    await acceptAged("old closed", "closed", "24 months 1 day");
    await acceptAged("young closed", "closed", "23 months");
    await acceptAged("old open", "open", "90 months");
    await acceptAged("old waiting", "waiting", "90 months");
    await acceptAged("old spam", "spam", "31 days");
    await acceptAged("young spam", "spam", "29 days");
    const { removed, messageIds, isMore } = await retain();
    expect(removed).toEqual({
      enquiries: 2,
      contacts: 2,
      mails: 4,
      incoming_mails: 0,
      subscribers: 0,
      events: 0,
      used_tokens: 0,
    });
    expect(messageIds).toHaveLength(4);
    expect(isMore).toBe(false);
    expect(await names()).toEqual(["old open", "old waiting", "young closed", "young spam"]);
    const { rows } = await db.execute(sql`select (select count(*)::int from messages) as messages,
      (select count(*)::int from events) as events, (select count(*)::int from mails) as mails`);
    expect(rows).toEqual([{ messages: 4, events: 4, mails: 8 }]);
  });

  it("takes along drafts, files, quotes and what came by mail, and forgets old mail that belongs to nothing", async () => {
    await acceptAged("old closed", "closed", "25 months");
    await acceptAged("young closed", "closed", "1 month");
    await fillInbox();
    await db.execute(sql`insert into incoming_mails (key, state, sender, created_at) values
      ('uid:old', 'unmatched', 'x@company.example', now() - interval '25 months'),
      ('uid:new', 'unmatched', 'x@company.example', now())`);
    expect((await retain()).removed).toMatchObject({ enquiries: 1, incoming_mails: 1 });
    const { rows } = await db.execute(sql`select (select count(*)::int from drafts) as drafts,
      (select count(*)::int from reads) as reads, (select count(*)::int from quotes) as quotes,
      (select count(*)::int from attachments) as files, (select count(*)::int from incoming_mails) as mails`);
    expect(rows).toEqual([{ drafts: 1, reads: 1, quotes: 1, files: 1, mails: 2 }]);
  });

  it("keeps a contact who has another enquiry", async () => {
    await acceptAged("first", "closed", "25 months", "same@company.example");
    await acceptAged("second", "open", "1 day", "same@company.example");
    expect((await retain()).removed).toMatchObject({ enquiries: 1, contacts: 0 });
  });

  it("goes on where it stopped", async () => {
    for (const name of ["a", "b", "c"]) await acceptAged(name, "closed", "30 months");
    expect(await retain(2)).toMatchObject({ removed: { enquiries: 2 }, isMore: true });
    expect(await retain(2)).toMatchObject({ removed: { enquiries: 1 }, isMore: false });
  });

  it("never takes along an enquiry that the same person is sending", async () => {
    await db.execute(sql`insert into contacts (email, name) values ('asha@company.example', 'Asha')`);
    let retained: ReturnType<typeof retain> | undefined;
    await db.transaction(async (tx) => {
      await acceptEnquiry(tx, outbox, anEnquiry({ name: "new" }));
      retained = retain();
      await tx.execute(sql`select pg_sleep(0.3)`);
    });
    await retained;
    expect(await names()).toEqual(["new"]);
  });

  it("forgets who never confirmed, who left a year ago, and mails of nothing", async () => {
    await db.execute(sql`insert into subscribers (email, state, asked_at, unsubscribed_at) values
      ('pending-old', 'pending', now() - interval '8 days', null),
      ('pending-new', 'pending', now() - interval '6 days', null),
      ('left-old', 'unsubscribed', now() - interval '3 years', now() - interval '13 months'),
      ('left-new', 'unsubscribed', now() - interval '3 years', now() - interval '11 months'),
      ('reader', 'confirmed', now() - interval '9 years', null)`);
    await db.execute(sql`insert into mails (key, kind, recipient, message_id, state, created_at) values
      ('a', 'newsletter-confirmation', 'x', 'old-sent', 'sent', now() - interval '31 days'),
      ('b', 'newsletter-confirmation', 'x', 'old-queued', 'queued', now() - interval '31 days'),
      ('c', 'newsletter-confirmation', 'x', 'new-sent', 'sent', now() - interval '29 days')`);
    await db.execute(sql`insert into events (actor, kind, created_at) values
      ('system', 'person.erased', now() - interval '25 months'), ('system', 'person.erased', now())`);
    const { removed, messageIds } = await retain();
    expect(removed).toMatchObject({ subscribers: 2, mails: 1, events: 1 });
    expect(messageIds).toEqual(["old-sent"]);
    const { rows } = await db.execute(sql`select email from subscribers order by 1`);
    expect(rows.map(({ email }) => email)).toEqual(["left-new", "pending-new", "reader"]);
  });
});

/** Of each enquiry one of everything that hangs on it. */
async function fillInbox() {
  await db.execute(sql`insert into staff (email, role) values ('mira@desk.example', 'agent')`);
  await db.execute(
    sql`insert into drafts (staff_id, enquiry_id, kind, body) select 1, id, 'reply', 'x' from enquiries`,
  );
  await db.execute(sql`insert into reads (staff_id, enquiry_id) select 1, id from enquiries`);
  await db.execute(sql`insert into quotes (number, enquiry_id, lines, valid_until)
    select 'Q-' || id, id, '[]', '2030-01-01' from enquiries`);
  await db.execute(sql`insert into attachments (message_id, name, media_type, bytes, content)
    select id, 'a.pdf', 'application/pdf', 1, 'x' from messages`);
  await db.execute(sql`insert into incoming_mails (key, state, enquiry_id)
    select 'message:' || id, 'taken', id from enquiries`);
}

async function acceptAged(
  name: string,
  status: string,
  age: string,
  email = `${name.replace(" ", ".")}@company.example`,
) {
  const outcome = await accept(anEnquiry({ name, email }));
  const number = "number" in outcome ? outcome.number : "";
  await db.execute(sql`update enquiries set status = ${status}, last_activity_at = now() - ${age}::interval
    where number = ${number}`);
}

async function names(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select name from enquiries order by name`);
  return rows.map(({ name }) => name);
}
