import { createHash } from "node:crypto";

import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";

import { FORMAT, type Header, type Sequences, type TableSum } from "./format.ts";
import { schemaVersion } from "./schema-version.ts";
import { type CopiedTable, copiedTables, quoted } from "./tables.ts";

/** There is no desk in this database. */
export class NothingToBackUp extends Error {}

/**
 * All of the desk's rows at one moment, while others go on writing. Ends the transaction with the last byte. `sums` is
 * filled on the way.
 */
export async function* backupOf(client: pg.Client, sums: TableSum[]) {
  try {
    const tables = await beginSnapshot(client);
    const header = await readHeader(client);
    yield line({ "desk-backup": FORMAT, ...header });
    for (const table of tables) yield* tableRows(client, table, sums);
    yield line({ sequences: await readSequences(client, tables) });
    yield line({ complete: true });
  } finally {
    await client.query("rollback").catch(() => {});
  }
}

/** What a backup would hold, without making one. */
export async function sumsOf(client: pg.Client): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for await (const _ of backupOf(client, sums));
  return sums;
}

async function beginSnapshot(client: pg.Client) {
  await client.query("begin isolation level repeatable read read only");
  // As text, a row must not depend on how a server is set up.
  await client.query(
    "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; " +
      "set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'; " +
      "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
  return await copiedTables(client);
}

async function readHeader(client: pg.Client): Promise<Header> {
  const schema = await schemaVersion(client);
  if (!schema) throw new NothingToBackUp("There is no desk in this database.");
  const { rows } = await client.query<{ now: Date }>("select now()");
  return { schema, madeAt: rows[0]?.now.toISOString() ?? "" };
}

async function* tableRows(client: pg.Client, { name, columns, order }: CopiedTable, sums: TableSum[]) {
  yield line({ table: name, columns });
  const list = columns.map(quoted).join(", ");
  const sorted = `select ${list} from public.${quoted(name)} order by ${order}`;
  const copy = client.query(copyTo(`copy (${sorted}) to stdout`));
  const hash = createHash("sha256");
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield line({ bytes: chunk.length });
    yield chunk;
  }
  const sum = { rows: copy.rowCount, sha256: hash.digest("hex") };
  sums.push({ table: name, ...sum });
  yield line({ end: name, ...sum });
}

/** They stand outside of transactions: read after the rows, they are past all of them. */
async function readSequences(client: pg.Client, tables: readonly CopiedTable[]): Promise<Sequences> {
  const { rows } = await client.query<{ place: string; last: string }>(
    `select t.relname || '.' || a.attname as place, s.last_value as last
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attidentity <> ''
    join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) =
      pg_get_serial_sequence(format('public.%I', t.relname), a.attname)
    where t.relnamespace = 'public'::regnamespace and t.relname = any ($1) and s.last_value is not null`,
    [tables.map(({ name }) => name)],
  );
  return Object.fromEntries(rows.map(({ place, last }) => [place, Number(last)]));
}

function line(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
