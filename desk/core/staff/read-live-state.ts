import { sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { ONLINE_SECONDS } from "./who-is-online.ts";
import { PRESENT_SECONDS } from "./presence.ts";

/** By what an instance sees that something happened, although nobody told it. */
export interface LiveState {
  lastEvent: number;
  /** How many of the latest events there are: one that was begun earlier may be committed later. */
  latest: number;
  /** Who has what open and who is online, in one word. */
  presence: string;
  /** Which enquiries the events after the one asked for are about. */
  enquiries: number[];
}

const LATEST = 200;
const MOST = 100;

interface Row extends Record<string, unknown> {
  lastEvent: string;
  latest: string;
  presence: string | null;
  attendance: string | null;
  enquiries: string[] | null;
}

export async function readLiveState(db: Pick<Reader, "execute">, after: number): Promise<LiveState> {
  const { rows } = await db.execute<Row>(sql`
    with last as (select coalesce(max(id), 0) as id from events)
    select last.id as "lastEvent",
      (select count(*) from events where events.id > last.id - ${LATEST}) as latest,
      (select md5(string_agg(concat_ws(':', staff_id, enquiry_id, is_writing), ',' order by staff_id, enquiry_id))
        from presence where seen_at > now() - make_interval(secs => ${PRESENT_SECONDS})) as presence,
      (select string_agg(staff_id::text, ',' order by staff_id)
        from attendance where seen_at > now() - make_interval(secs => ${ONLINE_SECONDS})) as attendance,
      (select array_agg(distinct enquiry_id) from (
        select enquiry_id from events where events.id > ${after} and enquiry_id is not null limit ${MOST}
      ) recent) as enquiries
    from last`);
  const [row] = rows;
  return {
    lastEvent: Number(row?.lastEvent ?? 0),
    latest: Number(row?.latest ?? 0),
    presence: `${row?.presence ?? ""}/${row?.attendance ?? ""}`,
    enquiries: (row?.enquiries ?? []).map(Number),
  };
}
