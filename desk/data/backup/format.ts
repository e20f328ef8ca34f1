/**
 * What a backup is made of: lines of JSON, gzipped as a whole. A line `{ "bytes": n }` is followed by n bytes: rows as
 * PostgreSQL's COPY writes them as text.
 *
 *   { "desk-backup": 1, "schema": …, "madeAt": … }
 *   { "table": "contacts", "columns": [ … ] }   { "bytes": 65536 } …   { "end": "contacts", "rows": …, "sha256": … }
 *   … the other tables, each after those that it refers to …
 *   { "sequences": { "contacts.id": 1207, … } }
 *   { "complete": true }
 */
export const FORMAT = 1;

export interface Header {
  /** The latest migration of the database, by the time in its journal. */
  schema: number;
  /** By the database's clock. */
  madeAt: string;
}

/** How much of a table is in a backup. */
export interface TableSum {
  table: string;
  rows: number;
  sha256: string;
}

/** What was given last, by table and column. Numbers are never given twice, not even of what was erased since. */
export type Sequences = Readonly<Record<string, number>>;

/** The file is not what a backup wrote. Said in one line. */
export class BackupDamaged extends Error {}
