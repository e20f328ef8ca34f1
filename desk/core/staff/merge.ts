import { eq, inArray, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { enquiries, events } from "../../data/schema/index.ts";
import { followMerges } from "../merged-enquiries.ts";
import type { ActionOutcome, StaffAction } from "./staff-action.ts";
import { changeEnquiry, type Changes } from "./change-enquiry.ts";
import { changedMeanwhile, isAsSeen, lockEnquiryById, type LockedEnquiry } from "./lock-enquiry.ts";

export type Merged = ActionOutcome | { kind: "into-itself" | "no-target" };

/**
 * Makes an enquiry part of another one: it is closed, its messages are read in the other's thread, and the earlier of
 * both promised times holds. No row moves, so that it can be undone, and a person can be erased.
 */
export async function mergeEnquiry(tx: Tx, action: StaffAction & { into: string }): Promise<Merged> {
  const ids = await idsOf(tx, [action.number, action.into]);
  const [id, wanted] = [ids.get(action.number), ids.get(action.into)];
  if (id === undefined) return { kind: "not-found" };
  if (wanted === undefined) return { kind: "no-target" };
  const targetId = await followMerges(tx, wanted);
  if (targetId === id) return { kind: "into-itself" };

  // Always in the same order: two who merge the same two never wait for each other.
  const locked = new Map<number, LockedEnquiry | undefined>();
  for (const each of [id, targetId].toSorted((a, b) => a - b))
    locked.set(each, await lockEnquiryById(tx, each));
  const [enquiry, target] = [locked.get(id), locked.get(targetId)];
  if (!enquiry) return { kind: "not-found" };
  if (!target) return { kind: "no-target" };
  if (!isAsSeen(enquiry, action.version)) return await changedMeanwhile(tx, enquiry);
  if (target.mergedInto !== null) {
    return { ...(await changedMeanwhile(tx, target)), version: enquiry.version };
  }
  return await join(tx, action, enquiry, target);
}

async function join(tx: Tx, { staff }: StaffAction, enquiry: LockedEnquiry, target: LockedEnquiry) {
  const taken = await changeEnquiry(tx, target, {
    staff,
    kind: "enquiry.took-in",
    changes: changesOfTarget(enquiry, target),
    data: { number: enquiry.number },
  });
  await tx
    .update(enquiries)
    .set({
      lastVisitorAt: sql`greatest(${enquiries.lastVisitorAt},
        (select other.last_visitor_at from enquiries other where other.id = ${enquiry.id}))`,
    })
    .where(eq(enquiries.id, target.id));
  const merged = await changeEnquiry(tx, enquiry, {
    staff,
    kind: "enquiry.merged",
    changes: { mergedInto: target.id, status: "closed", dueAt: null, snoozedUntil: null },
    data: { into: target.number, otherEventId: taken.eventId },
  });
  await tx
    .update(events)
    .set({ data: sql`${events.data} || ${JSON.stringify({ otherEventId: merged.eventId })}::jsonb` })
    .where(eq(events.id, taken.eventId));
  return merged;
}

/** A promise that comes along opens what was put aside, and wakes what would sleep past it. */
function changesOfTarget({ dueAt }: LockedEnquiry, target: LockedEnquiry): Changes {
  if (!dueAt || target.status === "spam") return {};
  const earlier = target.dueAt && target.dueAt < dueAt ? target.dueAt : dueAt;
  const sleepsOn = target.status === "snoozed" && target.snoozedUntil && target.snoozedUntil <= earlier;
  return { dueAt: earlier, ...(!sleepsOn && { status: "open", snoozedUntil: null }) };
}

async function idsOf(tx: Tx, numbers: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: enquiries.id, number: enquiries.number })
    .from(enquiries)
    .where(inArray(enquiries.number, numbers));
  return new Map(rows.map(({ id, number }) => [number, id]));
}
