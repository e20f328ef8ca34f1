import { eq, type SQL, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { enquiries, type EventData, events } from "../../data/schema/index.ts";
import type { StaffAction } from "./staff-action.ts";
import type { LockedEnquiry } from "./lock-enquiry.ts";

const changeable = [
  "status",
  "assigneeId",
  "dueAt",
  "firstReplyAt",
  "snoozedUntil",
  "mergedInto",
] as const satisfies readonly (keyof LockedEnquiry)[];

type Field = (typeof changeable)[number];

/** What staff change in an enquiry and undo puts back. */
export type Changes = Partial<Pick<LockedEnquiry, Field>>;

interface Change {
  staff: StaffAction["staff"];
  /** Of the event, e.g. "enquiry.assigned". */
  kind: string;
  changes: Changes;
  data?: EventData;
  /** How what can be found of it changes. */
  search?: SQL;
}

/** Changes a locked enquiry and writes down what it was before. */
export async function changeEnquiry(
  tx: Tx,
  enquiry: LockedEnquiry,
  { staff, kind, changes, data, search }: Change,
): Promise<{ kind: "done"; version: number; eventId: number }> {
  const version = enquiry.version + 1;
  await tx
    .update(enquiries)
    .set({ ...changes, ...(search && { search }), version, lastActivityAt: sql`now()` })
    .where(eq(enquiries.id, enquiry.id));
  const [event] = await tx
    .insert(events)
    .values({
      enquiryId: enquiry.id,
      actor: `staff:${staff.id}`,
      kind,
      data: { ...data, ...written(enquiry, changes) },
    })
    .returning({ id: events.id });
  if (!event) throw new Error("An event was not written");
  return { kind: "done", version, eventId: event.id };
}

/** What an event's change would be undone with, field by field. */
export function changesBefore(data: EventData): Changes {
  const before: Record<string, unknown> = {};
  for (const field of changeable) {
    const was = data[nameBefore(field)];
    if (was !== undefined) before[field] = dates.has(field) && typeof was === "string" ? new Date(was) : was;
  }
  return before;
}

/** Of these fields, the ones that still are as the event left them. */
export function untouchedSince(data: EventData, enquiry: LockedEnquiry, fields: Changes): Changes {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => plain(enquiry[field as Field]) === data[field]),
  );
}

/** The new value under the field's name, the old one under "was…". */
function written(enquiry: LockedEnquiry, changes: Changes): EventData {
  const data: EventData = {};
  for (const field of changeable) {
    const value = changes[field];
    if (value === undefined) continue;
    data[field] = plain(value);
    data[nameBefore(field)] = plain(enquiry[field]);
  }
  return data;
}

const dates: ReadonlySet<string> = new Set(["dueAt", "firstReplyAt", "snoozedUntil"]);

/** "wasDueAt". */
function nameBefore(field: Field): string {
  return `was${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}

function plain(value: Changes[Field]): string | number | null {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}
