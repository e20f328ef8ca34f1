import { sql, type SQL } from "drizzle-orm";

/** What a list is sorted by, as an address spells it. */
const letters = { due: "d", activity: "a", newest: "n", quiet: "q" } as const;

/** The last row of a page: the next page begins after it, however many rows came or went meanwhile. */
export interface QueueCursor {
  by: keyof typeof letters;
  /** Microseconds since 1970: a Date would round, and rows of the same millisecond would be skipped. */
  at: number;
  id: number;
}

/** From an address, so nothing about it is taken for granted. */
export function readCursor(text: string | null): QueueCursor | undefined {
  const [, letter, at, id] = /^([a-z])-(\d{1,16})-(\d{1,15})$/.exec(text ?? "") ?? [];
  const by = (Object.keys(letters) as QueueCursor["by"][]).find((each) => letters[each] === letter);
  if (!by || !Number.isSafeInteger(Number(at))) return undefined;
  return { by, at: Number(at), id: Number(id) };
}

export function writeCursor({ by, at, id }: QueueCursor): string {
  return `${letters[by]}-${at}-${id}`;
}

export const microseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`;

export const momentOf = ({ at }: QueueCursor) =>
  sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;
