import { and, eq, like, sql } from "drizzle-orm";

import type { Reader } from "../../../data/open-database.ts";
import { enquiries, events } from "../../../data/schema/index.ts";

/** What somebody did with a mail. */
export interface MailEvent {
  id: number;
  /** e.g. "mail.set-aside". */
  kind: string;
  /** Of the enquiry that it went into. */
  number: string | null;
  isUndone: boolean;
}

export async function readMailEvent(db: Reader, eventId: number): Promise<MailEvent | undefined> {
  if (!Number.isSafeInteger(eventId)) return undefined;
  const [event] = await db
    .select({
      id: events.id,
      kind: events.kind,
      number: enquiries.number,
      isUndone: sql<boolean>`${events.undoneAt} is not null`,
    })
    .from(events)
    .leftJoin(enquiries, eq(enquiries.id, events.enquiryId))
    .where(and(eq(events.id, eventId), like(events.kind, "mail.%")));
  return event;
}
