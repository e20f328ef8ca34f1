import { sql, type SQL } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { type QueueCursor, writeCursor } from "./queue-cursor.ts";
import { filterCondition, type QueueFilters } from "./queue-filters.ts";
import { cursorsBy, scanWindow } from "./queue-orders.ts";
import { type QueueRow, queueRows } from "./queue-rows.ts";
import { isGrouped, type QueueSort } from "./queue-sorts.ts";
import { isLong, type QueueView } from "./queue-views.ts";
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
  sort?: QueueSort;
  after?: QueueCursor | undefined;
}

/**
 * One page of a view. Usually late ones first, then what is due next, then what has its answer; in views where nothing is
 * due by what happened last.
 */
export async function readQueue(
  db: Reader,
  { staffId, view, filters = {}, sort = "usual", after }: QueueQuestion,
): Promise<QueuePage> {
  const within = viewCondition(view, staffId);
  const condition = sql`${within} and ${filterCondition(filters, staffId)}`;
  if (isGrouped(view, sort)) return await pageOf(db, staffId, await cursorsByDue(db, condition, after));
  const by = sort === "usual" ? "activity" : sort;
  const cursorQuery = { condition, after, most: PAGE + 1 };
  if (!isLong(view) || Object.keys(filters).length === 0) {
    return await pageOf(db, staffId, await cursorsBy(db, by, cursorQuery));
  }
  const { cursors, end } = await scanWindow(db, by, { ...cursorQuery, within });
  return await pageOf(db, staffId, cursors, end);
}

/** Of one place more than a page holds: then there is a next page. Or it goes on where looking was broken off. */
export async function pageOf(
  db: Reader,
  staffId: number,
  cursors: readonly QueueCursor[],
  end?: QueueCursor,
): Promise<QueuePage> {
  const shown = cursors.slice(0, PAGE);
  const last = cursors.length > PAGE ? shown.at(-1) : end;
  const rows = await queueRows(
    db,
    staffId,
    shown.map(({ id }) => id),
  );
  return { rows, ...(last && { next: writeCursor(last) }) };
}

async function cursorsByDue(db: Reader, condition: SQL, after: QueueCursor | undefined) {
  const due =
    after?.by === "activity"
      ? []
      : await cursorsBy(db, "due", {
          condition: sql`${condition} and due_at is not null`,
          after,
          most: PAGE + 1,
        });
  const most = PAGE + 1 - due.length;
  if (most === 0) return due;
  const answered = { condition: sql`${condition} and due_at is null`, after, most };
  return [...due, ...(await cursorsBy(db, "activity", answered))];
}
