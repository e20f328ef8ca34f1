import { asc, eq, inArray, sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { enquiries, type EventData, events, staff } from "../../data/schema/index.ts";

export interface ThreadEvent {
  id: number;
  /** The number of the enquiry that it happened to. */
  number: string;
  /** e.g. "enquiry.accepted". */
  kind: string;
  /** Who of the team did it; null for the visitor and the desk itself. */
  by: { id: number; name: string } | null;
  data: EventData;
  undoneAt: Date | null;
  createdAt: Date;
}

/** What happened to these enquiries, in order. */
export async function threadEvents(db: Reader, enquiryIds: readonly number[]): Promise<ThreadEvent[]> {
  return await db
    .select({
      id: events.id,
      number: enquiries.number,
      kind: events.kind,
      by: { id: staff.id, name: staff.name },
      data: events.data,
      undoneAt: events.undoneAt,
      createdAt: events.createdAt,
    })
    .from(events)
    .innerJoin(enquiries, eq(enquiries.id, events.enquiryId))
    .leftJoin(staff, sql`${events.actor} = 'staff:' || ${staff.id}`)
    .where(inArray(events.enquiryId, [...enquiryIds]))
    .orderBy(asc(events.createdAt), asc(events.id));
}
