import { sql, type SQL } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import type { QueueCursor } from "./queue-cursor.ts";
import { filterCondition, type QueueFilters } from "./queue-filters.ts";
import { cursorsAmongFound, scanWindow } from "./queue-orders.ts";
import { PAGE, pageOf, type QueuePage } from "./read-queue.ts";

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

/** Person, company and text, by all of the words that were typed; the latest first. */
export async function searchEnquiries(db: Reader, question: SearchQuestion): Promise<SearchOutcome> {
  const number = numberIn(question.text);
  if (number && !question.after && (await exists(db, number))) return { kind: "number", number };
  const words = searchQuery(question.text);
  if (words === undefined) return { kind: "found", ...(await lookBack(db, question, sql`true`)) };

  const matches = sql`search @@ to_tsquery('simple', ${words})`;
  // How common the words are by themselves: with filters it would take reading many rows to find that out.
  if ((await countUpTo(db, matches)) > MOST_SORTED) {
    return { kind: "found", ...(await lookBack(db, question, matches)) };
  }
  const condition = sql`${filterCondition(question, question.staffId)} and ${matches}`;
  const count = await countUpTo(db, condition);
  const { after } = question;
  const found = await cursorsAmongFound(db, "activity", { condition, after, most: PAGE + 1 });
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

/** The latest first; the next page goes on where this one stopped. */
async function lookBack(db: Reader, question: SearchQuestion, matches: SQL) {
  const { staffId, after, status } = question;
  const { cursors, end } = await scanWindow(db, "activity", {
    within: filterCondition(status ? { status } : {}, staffId),
    condition: sql`${filterCondition(question, staffId)} and ${matches}`,
    after,
    most: PAGE + 1,
  });
  const page = await pageOf(db, staffId, cursors, end);
  return { ...page, ...(!page.next && !after && { count: page.rows.length }) };
}
