import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import type { EnquiryStatus } from "../../data/schema/index.ts";
import { visitorEnquiry } from "../read-enquiry.ts";
import { assignEnquiry } from "./assign.ts";
import { draftsOf, saveDraft } from "./drafts.ts";
import { addNote } from "./note.ts";
import { replyToEnquiry } from "./reply.ts";
import { setStatus, type SettableStatus } from "./set-status.ts";
import { snoozeEnquiry } from "./snooze.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";
import { undoEvent } from "./undo.ts";

const desk = await staffedDesk();
const { db, meera, arjun } = desk;
const number = "E-1001";
const HOUR = 3_600_000;

const action = async () => ({ staff: meera, number, version: await desk.version() });
const assign = async (assigneeId: number | null, version?: number) => {
  const seen = { ...(await action()), ...(version && { version }) };
  return await db.transaction((tx) => assignEnquiry(tx, { ...seen, assigneeId }));
};
const snooze = async (until: Date) => {
  const seen = await action();
  return await db.transaction((tx) => snoozeEnquiry(tx, { ...seen, until }));
};
const set = async (status: SettableStatus) => {
  const seen = await action();
  return await db.transaction((tx) => setStatus(tx, { ...seen, status }));
};
const reply = async () => {
  const seen = await action();
  const written = { ...seen, body: "Yes.", formKey: randomUUID(), next: "stay" as const };
  return await db.transaction((tx) => replyToEnquiry(tx, desk.outbox, written));
};
const note = (body: string, formKey: string = randomUUID(), of = number) =>
  db.transaction((tx) => addNote(tx, { staff: meera, number: of, body, formKey }));
const undo = (outcome: { kind: string; eventId?: number }, staff = arjun) =>
  db.transaction((tx) => undoEvent(tx, { staff, eventId: outcome.eventId ?? 0 }));
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

describe("addNote", () => {
  it("is for the team, conflicts with nothing, and ends its draft", async () => {
    await db.transaction((tx) => saveDraft(tx, { staff: meera, number, kind: "note", body: "Be" }));
    expect(await note(" Be kind. ")).toMatchObject({ kind: "noted" });
    expect(await desk.version()).toBe(1);
    expect(await draftsOf(db, meera.id, 1)).toEqual({ reply: null, note: null });
    expect((await visitorEnquiry(db, number))?.messages).toHaveLength(1);
    expect(await desk.eventKinds()).toEqual(["enquiry.accepted", "note.added"]);
    const { rows } = await db.execute(
      sql`select search @@ to_tsquery('simple', 'kind') as found from enquiries where id = 1`,
    );
    expect(rows).toEqual([{ found: true }]);
  });

  it("is written once, and refused if it is none", async () => {
    const formKey = randomUUID();
    const outcomes = await Promise.all([note("Once.", formKey), note("Once.", formKey)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["noted", "repeated"]);
    expect(await note(" ")).toEqual({ kind: "empty" });
    expect(await note("x".repeat(20_001))).toEqual({ kind: "too-long" });
    expect(await note("Hello", undefined, "E-9")).toEqual({ kind: "not-found" });
  });
});

describe("assignEnquiry", () => {
  it("gives it to somebody, to nobody, and back", async () => {
    const given = await assign(arjun.id);
    expect(given).toMatchObject({ kind: "done", version: 2 });
    const taken = await assign(null);
    expect(await desk.state()).toMatchObject({ assigneeId: null });
    expect(await undo(taken)).toMatchObject({ kind: "done", version: 4 });
    expect(await desk.state()).toMatchObject({ assigneeId: arjun.id });
    expect(await undo(given)).toMatchObject({ kind: "done" });
    expect(await desk.state()).toMatchObject({ assigneeId: null });
  });

  it("not to somebody who no longer works here, nor to nobody known", async () => {
    expect(await assign(desk.gone.id)).toEqual({ kind: "not-staff" });
    expect(await assign(99)).toEqual({ kind: "not-staff" });
    const given = await assign(arjun.id);
    const moved = await assign(meera.id);
    await db.execute(sql`update staff set deactivated_at = now() where id = ${arjun.id}`);
    expect(await undo(moved)).toEqual({ kind: "not-undoable" });
    expect(await undo(given)).toMatchObject({ kind: "changed-meanwhile", by: "Meera" });
  });

  it("tells the second of two at once, and of a number that nobody has", async () => {
    const outcomes = await Promise.all([assign(meera.id, 1), assign(arjun.id, 1)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "done"]);
    const unknown = { staff: meera, number: "E-9", version: 1, assigneeId: null };
    expect(await db.transaction((tx) => assignEnquiry(tx, unknown))).toEqual({ kind: "not-found" });
  });
});

describe("snoozeEnquiry", () => {
  it("sleeps until its time, and is open then by itself", async () => {
    const until = inHours(2);
    const slept = await snooze(until);
    const before = { status: "open", snoozedUntil: null };
    expect(await desk.state()).toMatchObject({ status: "snoozed", snoozedUntil: until });
    expect((await visitorEnquiry(db, number))?.status).toBe("snoozed");
    await undo(slept);
    expect(await desk.state()).toMatchObject(before);
    await snooze(until);
    await db.execute(sql`update enquiries set snoozed_until = now()`);
    expect((await visitorEnquiry(db, number))?.status).toBe("open");
  });

  it("never past the time it is due, whatever state it was in before; an answered one as long as wanted", async () => {
    expect(await snooze(inHours(25))).toEqual({ kind: "after-due" });
    await set("closed");
    expect(await snooze(inHours(25))).toEqual({ kind: "after-due" });
    await reply();
    expect(await snooze(inHours(250))).toMatchObject({ kind: "done" });
  });

  it("not into the past", async () => {
    expect(await snooze(inHours(-1))).toEqual({ kind: "past" });
    expect(await snooze(new Date("no date"))).toEqual({ kind: "past" });
  });
});

describe("setStatus", () => {
  it.each(["waiting", "closed", "spam"] as const)(
    "puts it aside as %s, and undo gives back its promise",
    async (status) => {
      const before = await desk.state();
      const done = await set(status);
      expect(await desk.state()).toMatchObject({ status, dueAt: null });
      expect(await undo(done)).toMatchObject({ kind: "done" });
      expect(await desk.state()).toEqual(before);
      expect(await undo(done)).toEqual({ kind: "already-undone" });
    },
  );

  it("opens one without an answer with the time that it was promised", async () => {
    const { dueAt } = await desk.state();
    await set("closed");
    await set("spam");
    await set("open");
    expect(await desk.state()).toMatchObject({ status: "open", dueAt });
  });

  it("promises nothing for one that was answered meanwhile", async () => {
    await set("closed");
    await reply();
    await set("open");
    expect(await desk.state()).toMatchObject({ status: "open", dueAt: null });
  });

  it("owes an answer to what was wrongly taken for spam", async () => {
    await db.execute(sql`update enquiries set status = 'spam', due_at = null`);
    await set("open");
    const { rows } = await db.execute(
      sql`select due_at = date_trunc('milliseconds', created_at) + interval '24 hours' as promised from enquiries where id = 1`,
    );
    expect(rows).toEqual([{ promised: true }]);
  });

  it("wakes what sleeps", async () => {
    await snooze(inHours(2));
    await set("open");
    expect(await desk.state()).toMatchObject({ status: "open" as EnquiryStatus, snoozedUntil: null });
  });
});

describe("undoEvent", () => {
  it("leaves alone what was changed since, and other fields can be", async () => {
    const closed = await set("closed");
    await assign(arjun.id);
    expect(await undo(closed)).toMatchObject({ kind: "done" });
    expect(await desk.state()).toMatchObject({ status: "open", assigneeId: arjun.id });
    const waiting = await set("waiting");
    await set("closed");
    expect(await undo(waiting)).toMatchObject({ kind: "changed-meanwhile", by: "Meera" });
  });

  it("undoes once for two who ask at once", async () => {
    const closed = await set("closed");
    const outcomes = await Promise.all([undo(closed), undo(closed, meera)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["already-undone", "done"]);
  });

  it("undoes no reply, no undoing, and nothing unknown", async () => {
    const replied = await reply();
    expect(await undo(replied)).toEqual({ kind: "not-undoable" });
    const undone = await undo(await set("closed"));
    expect(await undo(undone)).toEqual({ kind: "not-undoable" });
    expect(await undo({ kind: "", eventId: 12_345 })).toEqual({ kind: "not-found" });
    expect(await undo({ kind: "", eventId: Number.NaN })).toEqual({ kind: "not-found" });
  });
});
