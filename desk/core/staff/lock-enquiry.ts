import { and, desc, eq, notInArray, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { enquiries, events, staff } from "../../data/schema/index.ts";
import type { ActionOutcome, StaffAction } from "./staff-action.ts";

export type LockedEnquiry = Awaited<ReturnType<typeof selectLocked>>[number];

type Refused = Exclude<ActionOutcome, { kind: "done" }>;

/** Holds an enquiry until the transaction ends. */
export async function lockEnquiry(tx: Tx, number: string): Promise<LockedEnquiry | undefined> {
  const [enquiry] = await selectLocked(tx).where(eq(enquiries.number, number));
  return enquiry;
}

export async function lockEnquiryById(tx: Tx, id: number): Promise<LockedEnquiry | undefined> {
  const [enquiry] = await selectLocked(tx).where(eq(enquiries.id, id));
  return enquiry;
}

/** Holds an enquiry, if it still is as whoever acts saw it. */
export async function lockSeen(
  tx: Tx,
  { number, version }: Pick<StaffAction, "number" | "version">,
): Promise<{ kind: "locked"; enquiry: LockedEnquiry } | Refused> {
  const enquiry = await lockEnquiry(tx, number);
  if (!enquiry) return { kind: "not-found" };
  if (!isAsSeen(enquiry, version)) return await changedMeanwhile(tx, enquiry);
  return { kind: "locked", enquiry };
}

/** One that was merged lives on in another: whoever still acts on it has not seen that. */
export function isAsSeen(enquiry: LockedEnquiry, version: number): boolean {
  return enquiry.version === version && enquiry.mergedInto === null;
}

export async function changedMeanwhile(
  tx: Tx,
  enquiry: Pick<LockedEnquiry, "id" | "version" | "name">,
): Promise<Extract<Refused, { kind: "changed-meanwhile" }>> {
  const [last] = await tx
    .select({ actor: events.actor, name: staff.name, email: staff.email })
    .from(events)
    .leftJoin(staff, sql`${events.actor} = 'staff:' || ${staff.id}`)
    .where(and(eq(events.enquiryId, enquiry.id), notInArray(events.kind, changeNothing)))
    .orderBy(desc(events.id))
    .limit(1);
  const by = last?.actor === "visitor" ? enquiry.name : last?.name || last?.email;
  return { kind: "changed-meanwhile", version: enquiry.version, by: by || "The desk" };
}

/** Events that leave the enquiry's version as it was. */
const changeNothing = ["note.added", "mail.dead", "mail.retried", "reply.sent-now", "enquiry.woken"];

/** "No key update": messages and events can still be written beside it, and nobody waits for us who need not. */
function selectLocked(tx: Tx) {
  return tx
    .select({
      id: enquiries.id,
      number: enquiries.number,
      contactId: enquiries.contactId,
      name: enquiries.name,
      version: enquiries.version,
      status: enquiries.status,
      assigneeId: enquiries.assigneeId,
      dueAt: enquiries.dueAt,
      firstReplyAt: enquiries.firstReplyAt,
      snoozedUntil: enquiries.snoozedUntil,
      mergedInto: enquiries.mergedInto,
      createdAt: enquiries.createdAt,
      now: sql`now()`.mapWith(enquiries.createdAt),
    })
    .from(enquiries)
    .for("no key update");
}
