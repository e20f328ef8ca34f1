import { sql } from "drizzle-orm";

import type { Reader } from "./open-database.ts";

/** The database's clock is the only one that instances share. */
export async function databaseNow(db: Pick<Reader, "execute">): Promise<Date> {
  const { rows } = await db.execute<{ now: Date | string }>(sql`select now()`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
