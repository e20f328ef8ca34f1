import { pipeline } from "node:stream/promises";

import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

import { migrate } from "../migrate.ts";
import { transactOn, withClient } from "../with-client.ts";
import { contentsOf, isInUse, removeFirstTraces } from "./contents.ts";
import { BackupDamaged, type Sequences, type TableSum } from "./format.ts";
import { type Part, readBackup } from "./read-backup.ts";
import { requeueMails, withEnqueue } from "./requeue-mails.ts";
import { isKnownVersion, migrateTo, newestVersion, schemaVersion } from "./schema-version.ts";
import { copiedTables, quoted } from "./tables.ts";

/** The backup cannot go into this database, and why. Nothing was written. */
export class RestoreRefused extends Error {}

export interface Restored {
  madeAt: string;
  sums: TableSum[];
  /** Mails that were still to be sent, and will be. */
  waitingMails: number;
}

interface Options {
  /**
   * How many numbers are left out. Those that were given after the backup was made are in somebody's mail with a signed
   * link: given again, the link would open another person's enquiry.
   */
  skipNumbers: number;
}

/** Writes a backup into an empty database: all of it, or nothing. */
export async function restoreBackup(
  url: string,
  source: AsyncIterable<Buffer>,
  { skipNumbers }: Options,
): Promise<Restored> {
  const parts = readBackup(source);
  const { value: header } = await parts.next();
  if (header?.kind !== "header") throw new BackupDamaged("It does not begin as a backup of the desk does.");
  await prepare(url, header.schema);
  const restored = await withEnqueue(url, (enqueue) =>
    withClient(url, (client) =>
      transactOn(client, async (tx) => {
        await claim(client);
        const sums = await copyAll(client, parts, skipNumbers);
        return { madeAt: header.madeAt, sums, waitingMails: await requeueMails(tx, enqueue) };
      }),
    ),
  );
  await migrate(url);
  return restored;
}

/** The schema that the backup was made with, in a database that holds nothing. */
async function prepare(url: string, schema: number) {
  if (schema > newestVersion()) {
    throw new RestoreRefused("This backup is of a newer version of the desk: update the desk first.");
  }
  if (!isKnownVersion(schema))
    throw new RestoreRefused("This backup is of a version that the desk never had.");
  const present = await withClient(url, async (client) => {
    await refuseUnlessEmpty(client);
    if (await isInUse(client)) throw new RestoreRefused("A desk is running on this database: stop it first.");
    return await schemaVersion(client);
  });
  if (present && present > schema) {
    throw new RestoreRefused(
      "This backup is of an older version than the database. Restore it into a database that no desk has used.",
    );
  }
  await migrateTo(url, schema);
}

/** Nobody else writes until we are done, and nobody has since we looked. */
async function claim(client: pg.Client) {
  const list = (await copiedTables(client)).map(({ name }) => `public.${quoted(name)}`).join(", ");
  await client.query(`lock table ${list} in exclusive mode`);
  await refuseUnlessEmpty(client);
  await removeFirstTraces(client);
}

async function refuseUnlessEmpty(client: pg.Client) {
  const contents = await contentsOf(client);
  if (contents.length > 0) {
    throw new RestoreRefused(`The database is not empty. It holds ${contents.join(", ")}.`);
  }
}

async function copyAll(client: pg.Client, parts: AsyncGenerator<Part, void, undefined>, skipNumbers: number) {
  const sums: TableSum[] = [];
  const known = await copiedTables(client);
  for (;;) {
    const { value: part } = await parts.next();
    if (!part) return sums;
    if (part.kind === "sequences") await setSequences(client, part.values, skipNumbers);
    if (part.kind !== "table") continue;
    if (!known.some(({ name }) => name === part.name)) {
      throw new RestoreRefused(`The desk has no table "${part.name}".`);
    }
    const list = part.columns.map(quoted).join(", ");
    const copy = client.query(copyFrom(`copy public.${quoted(part.name)} (${list}) from stdin`));
    await pipeline(rowsOf(parts, sums), copy);
    if (copy.rowCount !== sums.at(-1)?.rows) throw new BackupDamaged(`Rows of "${part.name}" are missing.`);
  }
}

async function* rowsOf(parts: AsyncGenerator<Part, void, undefined>, sums: TableSum[]) {
  for (;;) {
    const { value: part } = await parts.next();
    if (part?.kind === "rows") {
      yield part.bytes;
      continue;
    }
    if (part?.kind === "table-end") sums.push({ table: part.table, rows: part.rows, sha256: part.sha256 });
    return;
  }
}

async function setSequences(client: pg.Client, values: Sequences, skipNumbers: number) {
  for (const [place, last] of Object.entries(values)) {
    const [table = "", column = ""] = place.split(".");
    await client.query("select setval(pg_get_serial_sequence(format('public.%I', $1::text), $2), $3)", [
      table,
      column,
      last + skipNumbers,
    ]);
  }
}
