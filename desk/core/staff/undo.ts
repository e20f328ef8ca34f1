import { eq, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { enquiries, type EventData, events } from "../../data/schema/index.ts";
import type { ActionOutcome, StaffAction } from "./staff-action.ts";
import { worksHere } from "./assign.ts";
import { changeEnquiry, changesBefore, untouchedSince } from "./change-enquiry.ts";
import { changedMeanwhile, lockEnquiryById, type LockedEnquiry } from "./lock-enquiry.ts";

interface Undo {
  staff: StaffAction["staff"];
  eventId: number;
}

export type Undone = ActionOutcome | { kind: "not-undoable" | "already-undone" };

const undoable = new Set(["enquiry.assigned", "enquiry.snoozed", "enquiry.status-set", "enquiry.merged"]);

/** Puts back what an event changed, if that is still as the event left it. A reply is taken back instead. */
export async function undoEvent(tx: Tx, { staff, eventId }: Undo): Promise<Undone> {
  const found = Number.isSafeInteger(eventId) ? await readEvent(tx, eventId) : undefined;
  if (!found) return { kind: "not-found" };
  if (found.kind === "enquiry.took-in") {
    return await undoEvent(tx, { staff, eventId: Number(found.data["otherEventId"]) });
  }
  if (!undoable.has(found.kind) || found.enquiryId === null) return { kind: "not-undoable" };
  const locked = await lockInOrder(tx, found.enquiryId, found.data["mergedInto"]);
  const enquiry = locked.get(found.enquiryId);
  // Again, now that nobody else can undo it.
  const event = await readEvent(tx, eventId);
  if (!enquiry || !event) return { kind: "not-found" };
  if (event.undoneAt) return { kind: "already-undone" };
  const before = changesBefore(event.data);
  if (before.assigneeId && !(await worksHere(tx, before.assigneeId))) return { kind: "not-undoable" };
  const untouched = untouchedSince(event.data, enquiry, before);
  if (Object.keys(untouched).length < Object.keys(before).length) return await changedMeanwhile(tx, enquiry);

  const target = locked.get(Number(event.data["mergedInto"]));
  if (target) await releaseTarget(tx, staff, target, Number(event.data["otherEventId"]));
  await markUndone(tx, eventId);
  return await changeEnquiry(tx, enquiry, {
    staff,
    kind: "enquiry.undone",
    changes: before,
    data: { eventId, undone: event.kind },
  });
}

/** What it was merged into gets back what nobody has changed since: a reply written there stays an answer. */
async function releaseTarget(tx: Tx, staff: StaffAction["staff"], target: LockedEnquiry, eventId: number) {
  const event = await readEvent(tx, eventId);
  if (!event) return;
  await markUndone(tx, eventId);
  await changeEnquiry(tx, target, {
    staff,
    kind: "enquiry.undone",
    changes: untouchedSince(event.data, target, changesBefore(event.data)),
    data: { eventId, undone: event.kind },
  });
}

/** As merging does: two who act on the same two never wait for each other. */
async function lockInOrder(tx: Tx, enquiryId: number, mergedInto: EventData[string] | undefined) {
  const ids = [enquiryId, ...(typeof mergedInto === "number" ? [mergedInto] : [])];
  const locked = new Map<number, LockedEnquiry | undefined>();
  for (const id of ids.toSorted((a, b) => a - b)) locked.set(id, await lockEnquiryById(tx, id));
  return locked;
}

async function readEvent(tx: Tx, eventId: number) {
  const [event] = await tx
    .select({ kind: events.kind, enquiryId: enquiries.id, data: events.data, undoneAt: events.undoneAt })
    .from(events)
    .leftJoin(enquiries, eq(enquiries.id, events.enquiryId))
    .where(eq(events.id, eventId));
  return event;
}

async function markUndone(tx: Tx, eventId: number): Promise<void> {
  await tx
    .update(events)
    .set({ undoneAt: sql`now()` })
    .where(eq(events.id, eventId));
}
