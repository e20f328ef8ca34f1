import { getTableName, is, Table } from "drizzle-orm";
import type pg from "pg";

import * as schema from "../schema/index.ts";

/** A table as it is copied: its name, and its columns and order in SQL. */
export interface CopiedTable {
  name: string;
  columns: readonly string[];
  /** The same rows come in the same order on every server, so that their sums can be compared. */
  order: string;
}

/** True for minutes or hours only, and not logged either. */
const NOT_COPIED = ["rate_limits", "presence", "attendance"];

/** The names of the desk's tables in this version. */
export const ownTables: readonly string[] = Object.values(schema)
  .filter((each) => is(each, Table))
  .map((table) => getTableName(table));

/** The desk's tables in this database, each after those that it refers to. */
export async function copiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<Found>(question, [
    ownTables.filter((name) => !NOT_COPIED.includes(name)),
  ]);
  return inOrderOfReference(rows).map(({ name, columns, key }) => ({ name, columns, order: key.join(", ") }));
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

interface Found {
  name: string;
  columns: string[];
  key: string[];
  refersTo: string[];
}

// Generated columns are made anew. Text is ordered by its bytes: languages differ from server to server.
const question = `
  select t.relname::text as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    array(select quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
      from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
      where i.indrelid = t.oid and i.indisprimary order by k.place) as key,
    array(select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
      where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as "refersTo"
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname = any ($1)
  order by t.relname collate "C"`;

function inOrderOfReference(found: readonly Found[]): Found[] {
  const ordered: Found[] = [];
  let rest = [...found];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const ready = rest.filter(({ refersTo }) => !refersTo.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(", ")}`);
    ordered.push(...ready);
    rest = rest.filter((each) => !ready.includes(each));
  }
  return ordered;
}
