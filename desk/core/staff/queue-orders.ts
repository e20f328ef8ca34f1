import { sql, type SQL } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { microseconds, momentOf, type QueueCursor } from "./queue-cursor.ts";

interface Order {
  by: SQL;
  /** What a cursor keeps beside the id. */
  at: SQL;
  /** Only what stands after a row. */
  after: (cursor: QueueCursor) => SQL;
}

/** Every order that a list can have. An index serves each of them: see data/schema/enquiries.ts. */
const orders: Record<QueueCursor["by"], Order> = {
  due: {
    by: sql`due_at, id`,
    at: microseconds(sql`due_at`),
    after: (cursor) => sql`(due_at, id) > (${momentOf(cursor)}, ${cursor.id}::bigint)`,
  },
  activity: {
    by: sql`last_activity_at desc, id desc`,
    at: microseconds(sql`last_activity_at`),
    after: (cursor) => sql`(last_activity_at, id) < (${momentOf(cursor)}, ${cursor.id}::bigint)`,
  },
  // Ids grow with time.
  newest: {
    by: sql`id desc`,
    at: sql`'0'`,
    after: (cursor) => sql`id < ${cursor.id}::bigint`,
  },
  quiet: {
    by: sql`last_activity_at, id`,
    at: microseconds(sql`last_activity_at`),
    after: (cursor) => sql`(last_activity_at, id) > (${momentOf(cursor)}, ${cursor.id}::bigint)`,
  },
};

interface CursorQuery {
  condition: SQL;
  after: QueueCursor | undefined;
  most: number;
}

/** The first rows of an order, or those after a cursor. One from another order is ignored. */
export async function cursorsBy(db: Reader, by: QueueCursor["by"], { condition, after, most }: CursorQuery) {
  const order = orders[by];
  return await selectCursors(
    db,
    by,
    sql`select id, ${order.at} as at from enquiries
      where ${condition} ${restOf(by, after)} order by ${order.by} limit ${most}`,
  );
}

/** The same of rows that were found before: otherwise the planner may walk all rows in this order in search of a rare one. */
export async function cursorsAmongFound(
  db: Reader,
  by: QueueCursor["by"],
  { condition, after, most }: CursorQuery,
) {
  const order = orders[by];
  return await selectCursors(
    db,
    by,
    sql`select id, ${order.at} as at
      from (select id, due_at, last_activity_at from enquiries where ${condition} offset 0) as found
      where true ${restOf(by, after)} order by ${order.by} limit ${most}`,
  );
}

/** How many rows are looked through for one page. */
const WINDOW = 5000;

interface WindowScan extends CursorQuery {
  /** What an index has in this order; the rest is looked at row by row. */
  within: SQL;
}

/**
 * Goes on in an order until a page is full or the window has passed: what narrows a long list down may match nothing in
 * it. `end` is where the window ended, if there is more behind it.
 */
export async function scanWindow(
  db: Reader,
  by: QueueCursor["by"],
  { within, condition, after, most }: WindowScan,
): Promise<{ cursors: QueueCursor[]; end?: QueueCursor }> {
  const order = orders[by];
  const inWindow = sql`from enquiries where ${within} ${restOf(by, after)} order by ${order.by}`;
  const cursors = await selectCursors(
    db,
    by,
    sql`select id, ${order.at} as at from (select * ${inWindow} limit ${WINDOW}) as enquiries
      where ${condition} order by ${order.by} limit ${most}`,
  );
  if (cursors.length === most) return { cursors };
  const [end] = await selectCursors(
    db,
    by,
    sql`select id, ${order.at} as at ${inWindow} offset ${WINDOW - 1} limit 1`,
  );
  const [more] = end ? await cursorsBy(db, by, { condition: within, after: end, most: 1 }) : [];
  return { cursors, ...(end && more && { end }) };
}

function restOf(by: QueueCursor["by"], after: QueueCursor | undefined): SQL {
  return after?.by === by ? sql`and ${orders[by].after(after)}` : sql``;
}

async function selectCursors(db: Reader, by: QueueCursor["by"], query: SQL): Promise<QueueCursor[]> {
  const { rows } = await db.execute<{ id: string; at: string }>(query);
  return rows.map(({ id, at }) => ({ by, id: Number(id), at: Number(at) }));
}
