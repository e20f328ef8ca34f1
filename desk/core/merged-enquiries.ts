import { sql } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";

/** The enquiry that this one lives on in: itself, unless it was merged. */
export async function followMerges(db: Pick<Reader, "execute">, id: number): Promise<number> {
  // "Union" ends a circle, should there ever be one.
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive line (id, merged_into) as (
      select id, merged_into from enquiries where id = ${id}
      union
      select enquiries.id, enquiries.merged_into from enquiries join line on enquiries.id = line.merged_into
    )
    select id from line where merged_into is null
      or not exists (select from enquiries where enquiries.id = line.merged_into)`);
  return Number(rows[0]?.id ?? id);
}

/** An enquiry with those merged into it, and those merged into them before. */
export async function withMerged(db: Pick<Reader, "execute">, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive merged (id) as (
      select ${id}::bigint
      union
      select enquiries.id from enquiries join merged on enquiries.merged_into = merged.id
    )
    select id from merged`);
  return rows.map((row) => Number(row.id));
}
