import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { anEnquiry, anOutbox } from "./testing/an-enquiry.ts";
import { acceptEnquiry, earlierAcceptance } from "./accept-enquiry.ts";

const { db } = await freshDatabase();
const { outbox, enqueued } = anOutbox();
const accept = (enquiry: ReturnType<typeof anEnquiry>) =>
  db.transaction((tx) => acceptEnquiry(tx, outbox, enquiry));

beforeEach(async () => {
  await db.execute(sql`truncate contacts, used_tokens restart identity cascade`);
  enqueued.length = 0;
});

describe("acceptEnquiry", () => {
  it("writes contact, enquiry, message, event and two mails with their jobs", async () => {
    const outcome = await accept(anEnquiry());
    expect(outcome).toEqual({ kind: "accepted", number: "E-1001", dueAt: expect.any(Date) });
    expect(await counts()).toEqual({ contacts: 1, enquiries: 1, messages: 1, events: 1, mails: 2 });
    expect(enqueued).toHaveLength(2);
  });

  it("promises an answer 24 hours after it came", async () => {
    await accept(anEnquiry());
    const { rows } = await db.execute(
      sql`select due_at - created_at = interval '24 hours' as kept from enquiries`,
    );
    expect(rows).toEqual([{ kept: true }]);
  });

  it("takes the same one once, however often it is sent at the same moment", async () => {
    const enquiry = anEnquiry();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => accept(enquiry)));
    expect(outcomes.filter(({ kind }) => kind === "accepted")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "repeated")).toHaveLength(19);
    expect(await counts()).toEqual({ contacts: 1, enquiries: 1, messages: 1, events: 1, mails: 2 });
  });

  it("refuses another text under the same key", async () => {
    const enquiry = anEnquiry();
    await accept(enquiry);
    const other = anEnquiry({ idempotencyKey: enquiry.idempotencyKey, message: "Something else." });
    expect(await accept(other)).toEqual({ kind: "key-reused" });
    expect(await earlierAcceptance(db, other)).toEqual({ kind: "key-reused" });
  });

  it("lets a question through once", async () => {
    const enquiry = anEnquiry();
    await accept(enquiry);
    const second = { ...anEnquiry(), question: enquiry.question };
    expect(await accept(second)).toEqual({ kind: "question-used" });
    expect((await counts()).enquiries).toBe(1);
  });

  it("refuses a question that is too old by the database's clock", async () => {
    const enquiry = anEnquiry();
    const expired = { ...enquiry.question, expiresAt: new Date(Date.now() - 1000) };
    expect(await accept({ ...enquiry, question: expired })).toEqual({ kind: "question-expired" });
    expect((await counts()).enquiries).toBe(0);
  });

  it("keeps what looks like spam, promises nothing and mails nobody", async () => {
    expect(await accept(anEnquiry({ isSpam: true }))).toMatchObject({ kind: "accepted", dueAt: null });
    expect(await counts()).toMatchObject({ enquiries: 1, mails: 0 });
    expect(enqueued).toHaveLength(0);
  });

  it("knows a person by the address, in whatever case", async () => {
    await accept(anEnquiry({ email: "Asha@Company.example" }));
    await accept(anEnquiry({ email: "asha@company.example", name: "Asha R." }));
    expect(await counts()).toMatchObject({ contacts: 1, enquiries: 2 });
  });
});

describe("earlierAcceptance", () => {
  it("finds nothing for a new key, and the receipt for a known one", async () => {
    expect(await earlierAcceptance(db, anEnquiry({ idempotencyKey: randomUUID() }))).toBeUndefined();
    const enquiry = anEnquiry();
    await accept(enquiry);
    expect(await earlierAcceptance(db, enquiry)).toMatchObject({ kind: "repeated", number: "E-1001" });
  });
});

async function counts() {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from contacts) as contacts, (select count(*)::int from enquiries) as enquiries,
    (select count(*)::int from messages) as messages, (select count(*)::int from events) as events,
    (select count(*)::int from mails) as mails`);
  return rows[0] as Record<"contacts" | "enquiries" | "messages" | "events" | "mails", number>;
}
