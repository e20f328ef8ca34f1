import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { staffedDesk } from "./testing/staffed-desk.ts";
import { recordEnquiry } from "./record-enquiry.ts";

const desk = await staffedDesk();
const { db, outbox, enqueued, meera } = desk;
const asked = {
  name: " Priya  Raman ",
  email: "Priya@freight.example",
  company: "Kestrel Freight",
  service: "hosting",
  message: "She rang:\r\ntwo servers before the season.",
};
const take = (changes: Partial<Parameters<typeof recordEnquiry>[2]> = {}) =>
  db.transaction((tx) =>
    recordEnquiry(tx, outbox, {
      staff: meera,
      enquiry: asked,
      plan: "vps-professional",
      isAcknowledged: true,
      formKey: "a",
      ...changes,
    }),
  );
const mailKinds = async (number: string) => {
  const { rows } = await db.execute<{ kind: string }>(sql`select kind from mails
    where enquiry_id = (select id from enquiries where number = ${number}) order by id`);
  return rows.map(({ kind }) => kind);
};

describe("recordEnquiry", () => {
  it("is an enquiry like any other: number, promise, plan and message, and the event names who wrote it down", async () => {
    expect(await take()).toEqual({ kind: "done", number: "E-1003" });
    const { rows } = await db.execute(sql`
      select enquiries.name, contacts.email, enquiries.company, service, area, subject ->> 'plan' as plan, status,
        due_at = enquiries.created_at + interval '24 hours' as "isPromised", body, messages.kind, author_id as author,
        search @@ to_tsquery('simple', 'kestrel & season') as "isFound"
      from enquiries join contacts on contacts.id = contact_id join messages on messages.enquiry_id = enquiries.id
      where number = 'E-1003'`);
    expect(rows).toEqual([
      {
        name: "Priya Raman",
        email: "priya@freight.example",
        company: "Kestrel Freight",
        service: "hosting",
        area: "hosting",
        plan: "vps-professional",
        status: "open",
        isPromised: true,
        body: "She rang:\ntwo servers before the season.",
        kind: "visitor",
        author: null,
        isFound: true,
      },
    ]);
    const { rows: events } = await db.execute(
      sql`select actor, kind, data from events where enquiry_id = 3 order by id`,
    );
    expect(events).toEqual([
      { actor: `staff:${meera.id}`, kind: "enquiry.accepted", data: { isAcknowledged: true } },
    ]);
    expect(await mailKinds("E-1003")).toEqual(["notice", "acknowledgement"]);
    expect(enqueued).toHaveLength(2);
  });

  it("mails the visitor only if that was chosen; the team hears of it either way", async () => {
    await take({ isAcknowledged: false });
    expect(await mailKinds("E-1003")).toEqual(["notice"]);
    expect(enqueued).toHaveLength(1);
  });

  it("makes one enquiry of two clicks, also at once, and another of another text or form", async () => {
    const outcomes = await Promise.all([take(), take(), take(), take()]);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await mailKinds("E-1003")).toHaveLength(2);
    const others = [
      await take({ formKey: "b" }),
      await take({ enquiry: { ...asked, message: "And a third one." } }),
      await take({ plan: "" }),
    ];
    const numbers = others.map((outcome) => (outcome.kind === "done" ? outcome.number : ""));
    expect(new Set(["E-1003", ...numbers]).size).toBe(4);
  });

  it("has a visitor's rules, and writes nothing that breaks them", async () => {
    const enquiry = {
      name: " ",
      email: "a@b.co,evil@x.co",
      company: "",
      service: "yachts",
      message: "\u0000",
    };
    expect(await take({ enquiry })).toEqual({
      kind: "invalid",
      errors: {
        name: "Name is required",
        email: "Email is invalid",
        service: "Choose one of the services",
        message: "Message is required",
      },
    });
    const { rows } = await db.execute(sql`select count(*)::int as count from enquiries`);
    expect(rows).toEqual([{ count: 2 }]);
  });

  it("ignores a plan that is not sold", async () => {
    await take({ plan: "'; drop table plans" });
    const { rows } = await db.execute(sql`select subject from enquiries where number = 'E-1003'`);
    expect(rows).toEqual([{ subject: null }]);
  });
});
