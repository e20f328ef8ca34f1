import type pg from "pg";

import { ownTables, quoted } from "./tables.ts";

/**
 * What a database holds, in words, e.g. ["12 contacts", "the table orders"]. Nothing, if a desk may be restored into
 * it. What a desk writes at its first start, before anybody uses it, does not count: a secret, a link for the first
 * member of staff, the state of its job queue.
 */
export async function contentsOf(client: pg.Client): Promise<string[]> {
  const tables = await tablesIn(client);
  const foreign = tables.filter((name) => !ownTables.includes(name)).map((name) => `the table ${name}`);
  const own: string[] = [];
  for (const name of tables.filter((each) => ownTables.includes(each))) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from public.${quoted(name)} where ${counted[name] ?? "true"}`,
    );
    if (Number(rows[0]?.count) > 0) own.push(`${rows[0]?.count} ${name.replaceAll("_", " ")}`);
  }
  return [...own, ...foreign];
}

/** Removes what does not count. */
export async function removeFirstTraces(client: pg.Client): Promise<void> {
  await client.query("delete from settings; delete from entry_links; delete from used_tokens");
}

/** Whether a desk is connected to the database at this moment. */
export async function isInUse(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
    where datname = current_database() and application_name in ('desk', 'desk jobs') limit 1`,
  );
  return rowCount !== 0;
}

const counted: Readonly<Record<string, string>> = {
  settings: "false",
  rate_limits: "false",
  presence: "false",
  attendance: "false",
  used_tokens: "false",
  entry_links: "staff_id is not null",
};

/** Without those that an extension brought along. */
async function tablesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
    order by relname collate "C"`,
  );
  return rows.map(({ name }) => name);
}
