import { sql } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";

/** Few enough for one statement. */
const MOST = 500;

/**
 * Opens the enquiries whose snooze has ended, with an event each, once: of several instances one gets the row. The
 * version stays, so that nobody's reply is refused because an alarm rang. Returns their ids.
 */
export async function endSnoozes(db: Pick<Reader, "execute">): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with over as (
      select id, snoozed_until from enquiries
      where status = 'snoozed' and merged_into is null
        and (snoozed_until is null or snoozed_until <= now() or due_at <= now())
      order by id limit ${MOST}
      for no key update skip locked
    ), woken as (
      update enquiries set status = 'open', snoozed_until = null, last_activity_at = now()
      from over where enquiries.id = over.id
      returning enquiries.id, over.snoozed_until
    )
    insert into events (enquiry_id, actor, kind, data)
    select id, 'system', 'enquiry.woken', jsonb_build_object(
      'status', 'open', 'wasStatus', 'snoozed', 'snoozedUntil', null,
      'wasSnoozedUntil', to_char(snoozed_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from woken
    returning enquiry_id as id`);
  return rows.map(({ id }) => Number(id));
}
