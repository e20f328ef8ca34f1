import { sql, type SQL } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { microseconds, momentOf, type QueueCursor, writeCursor } from "./queue-cursor.ts";
import { filterCondition, type QueueFilters } from "./queue-filters.ts";
import { type QueueRow, queueRows } from "./queue-rows.ts";
import { isByDue, type QueueView } from "./queue-views.ts";
import { viewCondition } from "./view-conditions.ts";

export const PAGE = 50;

export interface QueuePage {
  rows: readonly QueueRow[];
  /** Where the next page begins, if there is one. */
  next?: string;
}

interface QueueQuestion {
  staffId: number;
  view: QueueView;
  filters?: QueueFilters;
  after?: QueueCursor | undefined;
}

/** One page of a view: late ones first, then what is due next, then what has its answer; others by what happened last. */
export async function readQueue(
  db: Reader,
  { staffId, view, filters = {}, after }: QueueQuestion,
): Promise<QueuePage> {
  const condition = sql`${viewCondition(view, staffId)} and ${filterCondition(filters)}`;
  const places = isByDue(view)
    ? await placesByDue(db, condition, after)
    : await placesByActivity(db, condition, after, PAGE + 1);
  return await pageOf(db, staffId, places);
}

/** Of one place more than a page holds: then there is a next page. */
export async function pageOf(
  db: Reader,
  staffId: number,
  places: readonly QueueCursor[],
): Promise<QueuePage> {
  const shown = places.slice(0, PAGE);
  const last = shown.at(-1);
  const rows = await queueRows(
    db,
    staffId,
    shown.map(({ id }) => id),
  );
  return { rows, ...(last && places.length > PAGE && { next: writeCursor(last) }) };
}

async function placesByDue(db: Reader, condition: SQL, after: QueueCursor | undefined) {
  const due = after?.by === "activity" ? [] : await placesDue(db, condition, after);
  const room = PAGE + 1 - due.length;
  if (room === 0) return due;
  const answered = await placesByActivity(
    db,
    sql`${condition} and due_at is null`,
    after?.by === "activity" ? after : undefined,
    room,
  );
  return [...due, ...answered];
}

async function placesDue(db: Reader, condition: SQL, after: QueueCursor | undefined) {
  const rest = after ? sql`and (due_at, id) > (${momentOf(after)}, ${after.id}::bigint)` : sql``;
  return await readPlaces(
    db,
    "due",
    sql`select id, ${microseconds(sql`due_at`)} as at from enquiries
      where ${condition} and due_at is not null ${rest} order by due_at, id limit ${PAGE + 1}`,
  );
}

async function placesByActivity(db: Reader, condition: SQL, after: QueueCursor | undefined, most: number) {
  return await readPlaces(
    db,
    "activity",
    sql`select id, ${microseconds(sql`last_activity_at`)} as at from enquiries
      where ${condition} ${beforeActivity(after)} order by last_activity_at desc, id desc limit ${most}`,
  );
}

export function beforeActivity(after: QueueCursor | undefined): SQL {
  return after?.by === "activity"
    ? sql`and (last_activity_at, id) < (${momentOf(after)}, ${after.id}::bigint)`
    : sql``;
}

export async function readPlaces(db: Reader, by: QueueCursor["by"], query: SQL): Promise<QueueCursor[]> {
  const { rows } = await db.execute<{ id: string; at: string }>(query);
  return rows.map(({ id, at }) => ({ by, id: Number(id), at: Number(at) }));
}
