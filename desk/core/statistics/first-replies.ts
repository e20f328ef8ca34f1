import { type SQL, sql } from "drizzle-orm";

import { replyHours } from "../../../app/catalogue/promises/enquiries.data.ts";
import { identity } from "../../../app/identity.ts";
import type { Area } from "../../../app/site-map.ts";
import type { Reader } from "../../data/open-database.ts";

export interface ReportFilter {
  /** How many weeks, the one that is not over included. */
  weeks: number;
  area?: Area;
  /** The id of who has the enquiry. */
  assigneeId?: number;
}

export interface FirstReplies {
  /** The Mondays by the office's calendar, oldest first, each with its enquiries. */
  weeks: readonly ReportWeek[];
  total: Answered;
  /** How many came in each hour of the office's day. */
  hours: readonly number[];
  /** What came by area, most first; "" is no area. */
  areas: readonly (Answered & { area: Area | "" })[];
}

/** Enquiries that have their first reply, or whose promised time is over. One that can still be kept is not counted. */
export interface Answered {
  count: number;
  kept: number;
  /** Minutes until half of those that were answered had their reply. */
  medianMinutes: number | null;
}

export interface ReportWeek extends Answered {
  /** e.g. "2026-11-09". */
  monday: string;
  /** How many were answered in each half hour after they came; the last one holds all that took longer. */
  halfHours: readonly number[];
  /** Have no reply, and their time is over. */
  unanswered: number;
}

/** How far the axis goes. */
export const DRAWN_HOURS = 30;
const HALF_HOURS = DRAWN_HOURS * 2;

/** When enquiries had their first reply, by the database's clock and the office's calendar. Spam does not count. */
export async function firstReplies(db: Pick<Reader, "execute">, filter: ReportFilter): Promise<FirstReplies> {
  const { rows } = await db.execute<{ report: FirstReplies }>(sql`
    with asked as (${reported(filter)}),
    mondays as (
      select generate_series(${firstMonday(filter.weeks)}, ${thisMonday}, interval '1 week') as monday
    ), marks as (
      select monday, least(floor(minutes / 30), ${HALF_HOURS})::int as half_hour, count(*)::int as count
      from asked where minutes is not null group by 1, 2
    ), by_week as (
      select mondays.monday, ${figures},
        count(*) filter (where asked.id is not null and minutes is null)::int as unanswered
      from mondays left join asked on asked.monday = mondays.monday group by mondays.monday
    ), by_area as (
      select area, ${figures} from asked group by area
    ), by_hour as (
      select hour, count(*)::int as count from asked group by hour
    )
    select json_build_object(
      'weeks', (select json_agg(json_build_object(
          'monday', to_char(monday, 'YYYY-MM-DD'), 'count', count, 'kept', kept, 'medianMinutes', median, 'unanswered', unanswered,
          'halfHours', (
            select json_agg(coalesce(marks.count, 0) order by bin)
            from generate_series(0, ${HALF_HOURS}) bin
            left join marks on marks.monday = by_week.monday and half_hour = bin
          )
        ) order by monday) from by_week),
      'total', (select json_build_object('count', count, 'kept', kept, 'medianMinutes', median)
        from (select ${figures} from asked) whole),
      'hours', (select json_agg(coalesce(by_hour.count, 0) order by each)
        from generate_series(0, 23) each left join by_hour on hour = each),
      'areas', (select coalesce(json_agg(json_build_object(
          'area', area, 'count', count, 'kept', kept, 'medianMinutes', median
        ) order by count desc, area), '[]') from by_area)
    ) as report`);
  const [found] = rows;
  if (!found) throw new Error("The database gave no report");
  return found.report;
}

export interface ReportedEnquiry extends Record<string, unknown> {
  number: string;
  area: string;
  created_at: Date | string;
  first_reply_at: Date | string | null;
  minutes: number | null;
  kept: boolean;
}

/** The same enquiries one by one, for a spreadsheet. */
export async function reportedEnquiries(db: Pick<Reader, "execute">, filter: ReportFilter) {
  const { rows } = await db.execute<ReportedEnquiry>(sql`
    select number, area, created_at, first_reply_at, minutes, kept from (${reported(filter)}) asked order by id`);
  return rows;
}

const zone = sql.raw(`'${identity.office.timeZone}'`);
const promised = sql`make_interval(hours => ${replyHours})`;
const thisMonday = sql`date_trunc('week', now() at time zone ${zone})`;

function firstMonday(weeks: number): SQL {
  return sql`${thisMonday} - make_interval(weeks => ${weeks - 1}::int)`;
}

const figures = sql`
  count(asked.id)::int as count, count(*) filter (where kept)::int as kept,
  (percentile_cont(0.5) within group (order by minutes))::float as median`;

function reported({ weeks, area, assigneeId }: ReportFilter): SQL {
  return sql`
    select id, number, area, created_at, first_reply_at,
      date_trunc('week', created_at at time zone ${zone}) as monday,
      extract(hour from created_at at time zone ${zone})::int as hour,
      (extract(epoch from first_reply_at - created_at) / 60)::float as minutes,
      coalesce(first_reply_at <= created_at + ${promised}, false) as kept
    from enquiries
    where status <> 'spam' and merged_into is null
      and created_at >= (${firstMonday(weeks)}) at time zone ${zone}
      and (first_reply_at is not null or (status <> 'closed' and created_at + ${promised} < now()))
      ${area ? sql`and area = ${area}` : sql``}
      ${assigneeId ? sql`and assignee_id = ${assigneeId}` : sql``}`;
}
