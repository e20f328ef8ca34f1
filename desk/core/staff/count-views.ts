import { sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { isByDue, MOST_COUNTED, type QueueView, queueViews } from "./queue-views.ts";
import { viewCondition } from "./view-conditions.ts";

export interface ViewCount {
  /** One more than MOST_COUNTED means more than that. */
  count: number;
  /** How many of them are past their time. */
  late: number;
  /** How many of them need a reply. */
  due: number;
}

export async function countViews(db: Reader, staffId: number): Promise<Record<QueueView, ViewCount>> {
  const each = queueViews.map(
    // What is due first is counted first: late ones are never cut off. The others in an order that an index has: without
    // one PostgreSQL walks the table from where it last stopped, and now and then through all that it does not look for.
    (view) => sql`select ${view} as view, count(*) as count,
      count(*) filter (where due_at < now()) as late, count(due_at) as due
      from (select due_at from enquiries where ${viewCondition(view, staffId)}
        order by ${isByDue(view) ? sql`due_at` : sql`last_activity_at desc`}
        limit ${MOST_COUNTED + 1}) as counted`,
  );
  const { rows } = await db.execute<Record<"count" | "late" | "due", string> & { view: QueueView }>(
    sql.join(each, sql` union all `),
  );
  const counts = rows.map(({ view, count, late, due }) => [
    view,
    { count: Number(count), late: Number(late), due: Number(due) },
  ]);
  return Object.fromEntries(counts) as Record<QueueView, ViewCount>;
}

export interface TeamMember extends ViewCount {
  id: number;
  name: string;
}

const MOST_SHOWN = 12;

/** Who has how many open enquiries. */
export async function countTeam(db: Reader): Promise<TeamMember[]> {
  const { rows } = await db.execute<Record<"id" | "count" | "late" | "due", string> & { name: string }>(sql`
    select member.id, member.name, load.* from staff as member, lateral (
      select count(*) as count, count(*) filter (where due_at < now()) as late, count(due_at) as due
      from (select due_at from enquiries where ${viewCondition("open", 0)} and assignee_id = member.id
        limit ${MOST_COUNTED + 1}) as counted
    ) as load
    where member.deactivated_at is null and member.name <> ''
    order by member.name, member.id limit ${MOST_SHOWN}`);
  return rows.map(({ id, name, count, late, due }) => ({
    id: Number(id),
    name,
    count: Number(count),
    late: Number(late),
    due: Number(due),
  }));
}
