import { sql, type SQL } from "drizzle-orm";

/** The last row of a page: the next page begins after it, however many rows came or went meanwhile. */
export interface QueueCursor {
  by: "due" | "activity";
  /** Microseconds since 1970: a Date would round, and rows of the same millisecond would be skipped. */
  at: number;
  id: number;
}

/** From an address, so nothing about it is taken for granted. */
export function readCursor(text: string | null): QueueCursor | undefined {
  const [, by, at, id] = /^([da])-(\d{1,16})-(\d{1,15})$/.exec(text ?? "") ?? [];
  if (!Number.isSafeInteger(Number(at ?? Number.NaN))) return undefined;
  return { by: by === "d" ? "due" : "activity", at: Number(at), id: Number(id) };
}

export function writeCursor({ by, at, id }: QueueCursor): string {
  return `${by === "due" ? "d" : "a"}-${at}-${id}`;
}

export const microseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`;

export const momentOf = ({ at }: QueueCursor) =>
  sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;
