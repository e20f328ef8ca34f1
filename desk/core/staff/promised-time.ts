import { sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { replyInterval } from "../promise.ts";
import type { LockedEnquiry } from "./lock-enquiry.ts";

/**
 * By when an enquiry has to be answered once it is open again: as it was before it was put aside, unless it has been
 * answered since. One that came as spam was promised nothing, and is owed an answer like any other.
 */
export async function promisedTime(tx: Tx, enquiry: LockedEnquiry): Promise<Date | null> {
  if (enquiry.dueAt) return enquiry.dueAt;
  const { rows } = await tx.execute<{ dueAt: Date | string | null }>(sql`
    select coalesce(
      (select data ->> 'wasDueAt' from events
        where enquiry_id = ${enquiry.id} and kind in ('enquiry.status-set', 'enquiry.merged')
          and data ->> 'wasDueAt' is not null and not exists (
            select from messages
            where messages.enquiry_id = events.enquiry_id and messages.kind = 'staff'
              and messages.created_at > events.created_at)
          and not exists (
            -- One to somebody else of the thread stands in their own enquiry.
            select from events reply
            where reply.enquiry_id = events.enquiry_id and reply.kind = 'reply.written'
              and reply.undone_at is null and reply.id > events.id)
        order by id desc limit 1)::timestamptz,
      (select created_at + ${replyInterval} from enquiries
        where id = ${enquiry.id} and first_reply_at is null)) as "dueAt"`);
  const dueAt = rows[0]?.dueAt;
  return dueAt ? new Date(dueAt) : null;
}
