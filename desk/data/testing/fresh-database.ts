import { createHash, randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll } from "vitest";

import { startCluster } from "../embedded/cluster.ts";
import { jobQueueSettings } from "../../jobs/job-queues.ts";
import { migrate, readJournal, readMigration } from "../migrate.ts";
import { type Database, openDatabase } from "../open-database.ts";
import { withClient } from "../with-client.ts";
import { inDatabase } from "./in-database.ts";

/**
 * A database of one's own, for a file of tests: a copy of one that was migrated once. On the server that DATABASE_URL
 * names, or on an embedded cluster that all runs share.
 */
export async function freshDatabase(): Promise<{ db: Database; url: string }> {
  const server = await serverUrl();
  const template = await migratedTemplate(server);
  const name = `test_${randomBytes(6).toString("hex")}`;
  await withClient(server, (client) => client.query(`create database ${name} template ${template}`));
  const url = inDatabase(server, name);
  const db = openDatabase(url);
  afterAll(async () => {
    await db.$client.end();
    await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { db, url };
}

/** A server for tests: nothing in it is kept. */
export async function serverUrl(): Promise<string> {
  return process.env["DATABASE_URL"] ?? (await startCluster(join(tmpdir(), "desk-test-cluster"))).url;
}

/** Named after what its migrations say: another version of the code makes another one. */
async function migratedTemplate(server: string): Promise<string> {
  const migrations = createHash("sha256");
  for (const { tag } of readJournal().entries) migrations.update(readMigration(tag));
  migrations.update(JSON.stringify(jobQueueSettings));
  const name = `template_${migrations.digest("hex").slice(0, 40)}`;
  await withClient(server, async (client) => {
    // Files of tests begin at the same moment.
    await client.query("select pg_advisory_lock(7104202)");
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    await client.query(`create database ${name}_new`);
    await migrate(inDatabase(server, `${name}_new`));
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}
