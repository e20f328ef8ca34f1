import { sql } from "drizzle-orm";

import { ownTables } from "../../data/backup/tables.ts";
import type { Database } from "../../data/open-database.ts";

/** Every row of every table that a backup holds, as text. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of ownTables.filter((name) => name !== "rate_limits")) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text collate "C" as row from ${sql.identifier(table)} t order by 1`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** Every place in the database, the job queue's included, where a pattern is found. */
export async function placesOf(db: Database, pattern: RegExp): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const places: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ column: string }>(
      sql`select distinct each.key as column
        from ${sql.identifier(schema)}.${sql.identifier(name)} t, jsonb_each_text(to_jsonb(t)) each
        where each.value ~* ${pattern.source}`,
    );
    places.push(...rows.map(({ column }) => `${schema}.${name}.${column}`));
  }
  return places;
}
