import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { acceptEnquiry } from "../accept-enquiry.ts";
import { addToEnquiry } from "../add-to-enquiry.ts";
import { applyRetention } from "../apply-retention.ts";
import { staffEnquiry, visitorEnquiry } from "../read-enquiry.ts";
import { anEnquiry } from "../testing/an-enquiry.ts";
import { mergeEnquiry } from "./merge.ts";
import { replyToEnquiry } from "./reply.ts";
import { setStatus } from "./set-status.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";
import { undoEvent } from "./undo.ts";

const desk = await staffedDesk();
const { db, outbox, meera } = desk;
const merge = (number: string, into: string, version = 1) =>
  db.transaction((tx) => mergeEnquiry(tx, { staff: meera, number, version, into }));
const undo = (outcome: { kind: string; eventId?: number }) =>
  db.transaction((tx) => undoEvent(tx, { staff: meera, eventId: outcome.eventId ?? 0 }));
const add = (number: string, body: string) =>
  db.transaction((tx) => addToEnquiry(tx, outbox, { number, body, formKey: randomUUID() }));
/** E-1003, of the person who sent E-1001. */
const third = () =>
  db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ message: "And another thing." })));

describe("mergeEnquiry", () => {
  it("makes one conversation of two, due when the first of them was", async () => {
    await third();
    const { dueAt } = await desk.state();
    expect(await merge("E-1001", "E-1003")).toMatchObject({ kind: "done", version: 2 });
    expect(await desk.state()).toMatchObject({ status: "closed", mergedInto: 3, dueAt: null });
    expect(await desk.state("E-1003")).toMatchObject({ status: "open", dueAt });
    expect(await desk.eventKinds()).toEqual(["enquiry.accepted", "enquiry.merged"]);
    expect(await desk.eventKinds("E-1003")).toEqual(["enquiry.accepted", "enquiry.took-in"]);
    const bodies = ["Our server is slow.", "And another thing."];
    expect((await staffEnquiry(db, "E-1003"))?.messages.map(({ body }) => body)).toEqual(bodies);
    for (const number of ["E-1001", "E-1003"]) {
      const seen = await visitorEnquiry(db, number);
      expect(seen).toMatchObject({ number, status: "open", dueAt });
      expect(seen?.messages.map(({ body }) => body)).toEqual(bodies);
    }
  });

  it("shows nobody what another person wrote", async () => {
    await merge("E-1001", "E-1002");
    await reply("E-1002", "For Ben only.");
    expect((await staffEnquiry(db, "E-1002"))?.messages).toHaveLength(3);
    const asha = await visitorEnquiry(db, "E-1001");
    expect(asha?.messages.map(({ kind }) => kind)).toEqual(["visitor"]);
    expect((await visitorEnquiry(db, "E-1002"))?.messages).toHaveLength(2);
  });

  it("opens a target that was done, and wakes one that would sleep past the promise", async () => {
    await db.execute(sql`update enquiries set status = 'closed', due_at = null where id = 2`);
    const { dueAt } = await desk.state();
    const merged = await merge("E-1001", "E-1002");
    expect(await desk.state("E-1002")).toMatchObject({ status: "open", dueAt });
    await undo(merged);
    expect(await desk.state("E-1002")).toMatchObject({ status: "closed", dueAt: null });
    expect(await desk.state()).toMatchObject({ status: "open", dueAt, mergedInto: null });
    await db.execute(
      sql`update enquiries set status = 'snoozed', snoozed_until = now() + interval '9 days' where id = 2`,
    );
    await merge("E-1001", "E-1002", 3);
    expect(await desk.state("E-1002")).toMatchObject({ status: "open", dueAt, snoozedUntil: null });
  });

  it("takes what the visitor adds later to where the conversation goes on, and keeps it theirs", async () => {
    await merge("E-1001", "E-1002");
    await db.execute(sql`update enquiries set status = 'waiting', due_at = null where id = 2`);
    expect(await add("E-1001", "Hello?")).toMatchObject({ kind: "added" });
    expect(await desk.state("E-1002")).toMatchObject({ status: "open", dueAt: expect.any(Date) });
    expect(await desk.state()).toMatchObject({ status: "closed", dueAt: null });
    const { rows } = await db.execute(sql`select enquiry_id from messages where body = 'Hello?'`);
    expect(rows).toEqual([{ enquiry_id: "1" }]);
    expect((await visitorEnquiry(db, "E-1001"))?.messages).toHaveLength(2);
    expect((await visitorEnquiry(db, "E-1002"))?.messages).toHaveLength(1);
    expect((await staffEnquiry(db, "E-1002"))?.messages).toHaveLength(3);
  });

  it("follows a line of merges to its end, and makes no circle", async () => {
    await third();
    await merge("E-1001", "E-1002");
    await merge("E-1002", "E-1003", 2);
    expect((await staffEnquiry(db, "E-1003"))?.messages).toHaveLength(3);
    await add("E-1001", "Hello?");
    expect(await desk.version("E-1003")).toBe(3);
    expect(await merge("E-1003", "E-1001", 3)).toEqual({ kind: "into-itself" });
    expect(await merge("E-1003", "E-1003", 3)).toEqual({ kind: "into-itself" });
    expect(await merge("E-1003", "E-9", 3)).toEqual({ kind: "no-target" });
    expect(await merge("E-9", "E-1003")).toEqual({ kind: "not-found" });
  });

  it("lets one of two win who merge each into the other", async () => {
    const outcomes = await Promise.all([merge("E-1001", "E-1002"), merge("E-1002", "E-1001")]);
    expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1);
  });

  it("is undone from either side, and what was answered there stays answered", async () => {
    const { dueAt } = await desk.state();
    const merged = await merge("E-1001", "E-1002");
    await reply("E-1002", "Yes.");
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from events where kind = 'enquiry.took-in'`,
    );
    expect(await undo({ kind: "", eventId: Number(rows[0]?.id) })).toMatchObject({ kind: "done" });
    expect(await undo(merged)).toEqual({ kind: "already-undone" });
    expect(await desk.state()).toMatchObject({ status: "open", dueAt, mergedInto: null });
    expect(await desk.state("E-1002")).toMatchObject({ dueAt: null });
    expect((await staffEnquiry(db, "E-1002"))?.messages).toHaveLength(2);
  });

  it("ends actions on what was merged", async () => {
    await merge("E-1001", "E-1002");
    const act = { staff: meera, number: "E-1001", version: 2, status: "open" as const };
    expect(await db.transaction((tx) => setStatus(tx, act))).toMatchObject({
      kind: "changed-meanwhile",
      by: "Meera",
    });
  });

  it("keeps what was merged as long as what it is part of", async () => {
    await merge("E-1001", "E-1002");
    await db.execute(sql`update enquiries set last_activity_at = now() - interval '30 months'`);
    const retain = () => db.transaction((tx) => applyRetention(tx, { months: 24 }));
    expect((await retain()).removed.enquiries).toBe(0);
    await db.execute(sql`update enquiries set status = 'closed' where id = 2`);
    expect((await retain()).removed.enquiries).toBe(1);
    expect((await retain()).removed.enquiries).toBe(1);
  });
});

async function reply(number: string, body: string) {
  const act = { staff: meera, number, version: await desk.version(number), body, formKey: randomUUID() };
  return await db.transaction((tx) => replyToEnquiry(tx, outbox, { ...act, next: "stay" }));
}
