import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { subjectIn } from "../../../app/enquiry/subject/subject.ts";
import { enquiries, events, messages, quotes } from "../../data/schema/index.ts";
import { freshDatabase } from "../../data/testing/fresh-database.ts";
import { acceptEnquiry } from "../accept-enquiry.ts";
import { takeBackReply } from "../staff/take-back.ts";
import { anEnquiry, anOutbox } from "../testing/an-enquiry.ts";
import { acceptQuote, askAboutQuote, shownQuote } from "./answer-quote.ts";
import { confirmQuote } from "./confirm-quote.ts";
import { opensQuote, quoteAddress } from "./quote-link.ts";
import { beginQuote, saveQuote, sendQuote, withdrawQuote } from "./write-quote.ts";
import { offered } from "../../../app/catalogue/testing/offered.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();
const staff = { id: 1 };
const formKey = "a form";

beforeEach(async () => {
  await db.execute(sql`truncate contacts, staff, mails, events, used_tokens restart identity cascade`);
  await db.execute(
    sql`insert into staff (email, name, role) values ('meera@desk.example', 'Meera', 'agent')`,
  );
  const subject = subjectIn("?plan=vps-professional");
  await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ ...(subject && { subject }) })));
});

describe("a quote", () => {
  it("begins with what the enquiry asks for, its tax and thirty days", async () => {
    const quote = await begun();
    const unitCents = Math.round(offered("vps-professional").dollars * 100);
    expect(quote).toMatchObject({
      number: "Q-2001",
      version: 1,
      state: "draft",
      lines: [{ planId: "vps-professional", unitCents, quantity: 1, period: "month" }],
      taxName: "GST",
      taxPercent: 18,
    });
    const { rows } = await db.execute(
      sql`select valid_until - (now() at time zone 'Asia/Kolkata')::date as days from quotes`,
    );
    expect(rows).toEqual([{ days: 29 }]);
    expect((await begun()).id).toBe(quote.id);
  });

  it("is sent by link, once, and answers the enquiry", async () => {
    const { id } = await begun();
    expect(await send(id)).toMatchObject({ kind: "done" });
    expect(await send(id)).toEqual({ kind: "changed-meanwhile" });
    const { rows } = await db.execute(sql`select kind, recipient from mails where kind = 'quote'`);
    expect(rows).toEqual([{ kind: "quote", recipient: "asha@company.example" }]);
    const [enquiry] = await db.select().from(enquiries);
    expect(enquiry).toMatchObject({ status: "waiting", dueAt: null, assigneeId: 1 });
    expect(enquiry?.firstReplyAt).not.toBeNull();
    // What it was before is what webhooks and the audit tell.
    const [event] = await db.select().from(events).where(eq(events.kind, "quote.sent"));
    expect(event?.data).toMatchObject({
      quoteId: id,
      status: "waiting",
      wasStatus: "open",
      wasAssigneeId: null,
    });
  });

  it("is not sent with a discount without a reason, a price of zero or a day that is over", async () => {
    const { id, lines } = await begun();
    const good = { ...fields, lines };
    const zero = lines.map((line) => ({ ...line, unitCents: 0 }));
    await save(id, { ...good, discountPercent: 10, validUntil: "2020-01-01", lines: zero });
    expect(await send(id)).toEqual({
      kind: "incomplete",
      errors: {
        discountReason: expect.any(String),
        validUntil: expect.any(String),
        lines: expect.any(String),
      },
    });
  });

  it("is saved by one of two who write at once", async () => {
    const { id, lines } = await begun();
    const outcomes = await Promise.all(
      ["one", "two"].map((note) =>
        db.transaction((tx) =>
          saveQuote(tx, { staff, quoteId: id, revision: 1, fields: { ...fields, lines, note } }),
        ),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "done"]);
  });

  it("gets a second version that replaces the first, under the same number", async () => {
    const first = await begun();
    await send(first.id);
    const second = await begun();
    expect(second).toMatchObject({ number: first.number, version: 2, lines: first.lines });
    expect((await shownQuote(db, first.number))?.quote.version).toBe(1);
    await send(second.id);
    expect((await shownQuote(db, first.number))?.quote.version).toBe(2);
    expect(await accept(first.number, 1)).toEqual({ kind: "not-open" });
    expect(await accept(first.number, 2)).toEqual({ kind: "accepted" });
  });
});

describe("the visitor", () => {
  it("accepts once, by name: a message that opens the enquiry again", async () => {
    const { id, number } = await begun();
    expect(await accept(number, 1)).toEqual({ kind: "not-found" });
    await send(id);
    expect(await accept(number, 1, " ")).toEqual({ kind: "no-name" });
    expect(await accept(number, 1)).toEqual({ kind: "accepted" });
    expect(await accept(number, 1)).toEqual({ kind: "repeated" });
    const said = await db.select({ body: messages.body }).from(messages).orderBy(messages.id);
    expect(said.map(({ body }) => body)).toEqual([
      "Our server is slow.",
      "I accept quote Q-2001, version 1.\n\nAsha Rao",
    ]);
    expect(await db.select().from(enquiries)).toMatchObject([{ status: "open", dueAt: expect.any(Date) }]);
  });

  it("can't accept what was withdrawn or is over, and can still ask", async () => {
    const { id, number } = await begun();
    await send(id);
    await db.update(quotes).set({ validUntil: "2020-01-01" }).where(eq(quotes.id, id));
    expect(await accept(number, 1)).toEqual({ kind: "not-open" });
    expect((await shownQuote(db, number))?.isOver).toBe(true);
    await db.update(quotes).set({ validUntil: "2199-01-01" }).where(eq(quotes.id, id));
    await db.transaction((tx) => withdrawQuote(tx, { staff, quoteId: id }));
    expect(await accept(number, 1)).toEqual({ kind: "not-open" });
    const asked = await db.transaction((tx) =>
      askAboutQuote(tx, outbox, { number, version: 1, formKey, body: "Why withdrawn?" }),
    );
    expect(asked).toEqual({ kind: "asked" });
  });
});

it("is confirmed by a reply, and no longer once that was taken back", async () => {
  const { id: quoteId, number } = await begun();
  await send(quoteId);
  await accept(number, 1);
  const confirm = () => db.transaction((tx) => confirmQuote(tx, outbox, { staff, quoteId }));
  const confirmedAt = async () =>
    (await db.select().from(quotes).where(eq(quotes.id, quoteId)))[0]?.confirmedAt;
  expect((await confirm()).kind).toBe("done");
  expect((await confirm()).kind).toBe("changed-meanwhile");
  expect(await confirmedAt()).toBeInstanceOf(Date);
  const [reply] = await db.select().from(messages).where(eq(messages.kind, "staff"));
  await db.transaction((tx) => takeBackReply(tx, { staff, messageId: reply?.id ?? 0 }));
  expect(await confirmedAt()).toBeNull();
  expect((await confirm()).kind).toBe("done");
});

it("opens with its own link alone", () => {
  const secrets = ["a secret"] as const;
  const key = new URL(quoteAddress(secrets, "Q-2001"), "https://desk.example").searchParams.get("key") ?? "";
  expect(opensQuote(secrets, "Q-2001", key)).toBe(true);
  expect(opensQuote(secrets, "Q-2002", key)).toBe(false);
  expect(opensQuote(["another"], "Q-2001", key)).toBe(false);
});

const fields = {
  termMonths: 12,
  discountPercent: 0,
  discountReason: "",
  taxName: "GST",
  taxPercent: 18,
  validUntil: "2199-01-01",
  note: "",
};

async function begun() {
  const outcome = await db.transaction((tx) => beginQuote(tx, { staff, number: "E-1001" }));
  const id = outcome.kind === "done" ? outcome.quoteId : 0;
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
  if (!quote) throw new Error("No quote was begun");
  return quote;
}

async function save(id: number, values: Parameters<typeof saveQuote>[1]["fields"]) {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
  return await db.transaction((tx) =>
    saveQuote(tx, { staff, quoteId: id, revision: quote?.revision ?? 0, fields: values }),
  );
}

async function send(id: number) {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
  return await db.transaction((tx) =>
    sendQuote(tx, outbox, { staff, quoteId: id, revision: quote?.revision ?? 0 }),
  );
}

async function accept(number: string, version: number, name = "Asha Rao") {
  return await db.transaction((tx) => acceptQuote(tx, outbox, { number, version, name, formKey }));
}
