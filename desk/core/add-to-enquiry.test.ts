import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { acceptEnquiry } from "./accept-enquiry.ts";
import { addToEnquiry } from "./add-to-enquiry.ts";
import { staffEnquiry, visitorEnquiry } from "./read-enquiry.ts";
import { anEnquiry, anOutbox } from "./testing/an-enquiry.ts";

const { db } = await freshDatabase();
const { outbox, enqueued } = anOutbox();
const number = "E-1001";
const add = (body: string, formKey: string = randomUUID()) =>
  db.transaction((tx) => addToEnquiry(tx, outbox, { number, body, formKey }));

beforeEach(async () => {
  await db.execute(sql`truncate contacts, used_tokens, staff restart identity cascade`);
  await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry()));
  enqueued.length = 0;
});

describe("addToEnquiry", () => {
  it("joins the conversation, tells the support mailbox, and leaves the promised time as it is", async () => {
    const before = await visitorEnquiry(db, number);
    expect(await add("  It also \r\n restarts by itself.\u0007 ")).toMatchObject({ kind: "added" });
    const after = await visitorEnquiry(db, number);
    expect(after?.messages.map(({ body }) => body)).toEqual([
      "Our server is slow.",
      "It also \n restarts by itself.",
    ]);
    expect(after?.dueAt).toEqual(before?.dueAt);
    const { rows } = await db.execute(sql`select kind, recipient, data from mails where kind = 'addition'`);
    expect(rows).toEqual([{ kind: "addition", recipient: "support@desk.example", data: { messageId: 2 } }]);
    expect(enqueued).toHaveLength(1);
    expect(await row()).toMatchObject({ version: 2, status: "open", found: true });
  });

  it("takes the same text of one form once, however often it is pressed", async () => {
    const formKey = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => add("Once.", formKey)));
    expect(outcomes.filter(({ kind }) => kind === "added")).toHaveLength(1);
    expect((await visitorEnquiry(db, number))?.messages).toHaveLength(2);
    expect(enqueued).toHaveLength(1);
  });

  it("takes another text of the same form: somebody went back and wrote on", async () => {
    const formKey = randomUUID();
    await add("One.", formKey);
    expect(await add("Two.", formKey)).toMatchObject({ kind: "added" });
  });

  it.each(["waiting", "closed", "snoozed"])(
    "opens one that is %s, with 24 hours from now",
    async (status) => {
      await db.execute(sql`update enquiries set status = ${status}, due_at = null, snoozed_until = now()`);
      await add("One more thing.");
      expect(await row()).toMatchObject({ status: "open", snoozed_until: null, promised: true });
    },
  );

  it("refuses nothing, too much, and a number that nobody has", async () => {
    expect(await add(" \n\t ")).toEqual({ kind: "empty" });
    expect(await add("x".repeat(10_001))).toEqual({ kind: "too-long" });
    const unknown = { number: "E-9", body: "Hello", formKey: randomUUID() };
    expect(await db.transaction((tx) => addToEnquiry(tx, outbox, unknown))).toEqual({ kind: "not-found" });
    expect((await visitorEnquiry(db, number))?.messages).toHaveLength(1);
  });

  it("takes more even when no more words can be found", async () => {
    await db.execute(sql`update enquiries set search =
      (select array_to_tsvector(array_agg(repeat(md5(n::text), 4))) from generate_series(1, 7000) n)`);
    expect(await add("It restarts.")).toMatchObject({ kind: "added" });
    expect(await row()).toMatchObject({ found: false });
  });

  it("promises and mails nothing for spam", async () => {
    await db.execute(sql`update enquiries set status = 'spam', due_at = null`);
    await add("Buy this.");
    expect(await row()).toMatchObject({ status: "spam", promised: null });
    expect(enqueued).toHaveLength(0);
  });
});

describe("reading an enquiry", () => {
  it("shows notes to the team alone, and names who answered", async () => {
    await db.execute(sql`insert into staff (email, name, role) values ('a@desk.example', 'Asha', 'agent')`);
    await db.execute(sql`insert into messages (enquiry_id, kind, author_id, body)
      values (1, 'note', 1, 'Be kind.'), (1, 'staff', 1, 'Which version?')`);
    const seen = await visitorEnquiry(db, number);
    expect(seen?.messages.map(({ kind, author }) => [kind, author])).toEqual([
      ["visitor", null],
      ["staff", "Asha"],
    ]);
    const all = await staffEnquiry(db, number);
    expect(all?.messages).toHaveLength(3);
    expect(all?.email).toBe("asha@company.example");
    expect(await visitorEnquiry(db, "E-9")).toBeUndefined();
  });
});

async function row() {
  const { rows } = await db.execute(sql`select version, status, snoozed_until,
    due_at between now() + interval '23 hours 59 minutes' and now() + interval '24 hours' as promised,
    search @@ to_tsquery('simple', 'restarts') as found from enquiries`);
  return rows[0];
}
