import { sql, type SQL } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { microseconds, type QueueCursor, writeCursor } from "./queue-cursor.ts";
import { filterCondition, type QueueFilters } from "./queue-filters.ts";
import { beforeActivity, PAGE, pageOf, readPlaces, type QueuePage } from "./read-queue.ts";

interface SearchQuestion extends QueueFilters {
  staffId: number;
  text: string;
  after?: QueueCursor | undefined;
}

export type SearchOutcome =
  /** What was typed is a number: straight to it. */
  | { kind: "number"; number: string }
  | ({ kind: "found" } & QueuePage & {
        /** How many there are; undefined where that is more than were looked at. */
        count?: number;
      });

/** Up to here all that is found is sorted. Beyond, the latest are looked through until a page is full. */
const MOST_SORTED = 2000;
/** How many of the latest are looked through for one page. */
const WINDOW = 5000;

/** Person, company and text, by all of the words that were typed; the latest first. */
export async function searchEnquiries(db: Reader, question: SearchQuestion): Promise<SearchOutcome> {
  const number = numberIn(question.text);
  if (number && !question.after && (await exists(db, number))) return { kind: "number", number };
  const words = searchQuery(question.text);
  if (words === undefined) return { kind: "found", ...(await lookThrough(db, question, sql`true`)) };

  const matches = sql`search @@ to_tsquery('simple', ${words})`;
  // How common the words are by themselves: with filters it would take reading many rows to find that out.
  if ((await countUpTo(db, matches)) > MOST_SORTED) {
    return { kind: "found", ...(await lookThrough(db, question, matches)) };
  }
  const condition = sql`${filterCondition(question)} and ${matches}`;
  const count = await countUpTo(db, condition);
  // Computed first, as a set of its own: otherwise the planner may walk all rows by date in search of a rare word.
  const found = await readPlaces(
    db,
    "activity",
    sql`select id, ${microseconds(sql`last_activity_at`)} as at
      from (select id, last_activity_at from enquiries where ${condition} offset 0) as found
      where true ${beforeActivity(question.after)} order by last_activity_at desc, id desc limit ${PAGE + 1}`,
  );
  return { kind: "found", ...(await pageOf(db, question.staffId, found)), count };
}

/** "E-1042", "e1042" or "1042". */
export function numberIn(text: string): string | undefined {
  const [, digits] = /^\s*(?:e-?)?0*(\d{1,15})\s*$/i.exec(text) ?? [];
  return digits && `E-${digits}`;
}

const MOST_WORDS = 8;
const LONGEST = 200;

/**
 * What was typed as a query of PostgreSQL: all of the words, the last one by its beginning. Every word is quoted, so nothing in
 * it is an operator, and PostgreSQL cuts it up exactly as it did the text. Undefined if it holds nothing to look for.
 */
export function searchQuery(text: string): string | undefined {
  const words = text
    .slice(0, LONGEST)
    .toWellFormed()
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  // The last one may still be being typed. Looking all of them up by their beginnings would take many times longer, and
  // one or two letters begin too many.
  const last = words.length - 1;
  return words
    .map((word, index) => {
      const quoted = `'${word.replaceAll(/['\\]/g, "$&$&")}'`;
      return index === last && word.length > 2 ? `${quoted}:*` : quoted;
    })
    .join(" & ");
}

async function exists(db: Reader, number: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from enquiries where number = ${number}`);
  return rowCount === 1;
}

async function countUpTo(db: Reader, condition: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) from (select from enquiries where ${condition} limit ${MOST_SORTED + 1}) as counted`);
  return Number(rows[0]?.count);
}

/** Goes back in time until a page is full or the window has passed; the next page goes on where this one stopped. */
async function lookThrough(db: Reader, question: SearchQuestion, matches: SQL) {
  const { staffId, after, status } = question;
  // Only what an index has in this order narrows the window itself down; the rest is looked at row by row.
  const filters = filterCondition(status ? { status } : {});
  const window = sql`select * from enquiries
    where ${filters} ${beforeActivity(after)} order by last_activity_at desc, id desc limit ${WINDOW}`;
  const found = await readPlaces(
    db,
    "activity",
    sql`select id, ${microseconds(sql`last_activity_at`)} as at from (${window}) as latest
      where ${filterCondition(question)} and ${matches} order by last_activity_at desc, id desc limit ${PAGE + 1}`,
  );
  const page = await pageOf(db, staffId, found);
  if (page.next) return page;
  const [end] = await readPlaces(
    db,
    "activity",
    sql`select id, ${microseconds(sql`last_activity_at`)} as at from (${window}) as latest
      order by last_activity_at, id limit 1 offset 0`,
  );
  const isAtEnd = !end || (await isLast(db, filters, end));
  return { ...page, ...(isAtEnd ? !after && { count: page.rows.length } : { next: writeCursor(end) }) };
}

async function isLast(db: Reader, filters: SQL, end: QueueCursor): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from enquiries where ${filters} ${beforeActivity(end)} limit 1`,
  );
  return rowCount === 0;
}
