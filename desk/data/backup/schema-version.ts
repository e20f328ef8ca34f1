import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import { installJobQueues } from "../../jobs/job-queues.ts";
import { migrate, readJournal } from "../migrate.ts";
import { withClient } from "../with-client.ts";

/** The database's latest migration, by the time in its journal. Undefined if it never had one. */
export async function schemaVersion(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (!rows[0]?.found) return undefined;
  const { rows: latest } = await client.query(
    "select max(created_at) as latest from drizzle.__drizzle_migrations",
  );
  return latest[0]?.latest ? Number(latest[0].latest) : undefined;
}

export function newestVersion(): number {
  return Math.max(...readJournal().entries.map(({ when }) => when));
}

export function isKnownVersion(version: number): boolean {
  return readJournal().entries.some(({ when }) => when === version);
}

/** Brings an empty database to the schema of an earlier version, so that what that version wrote fits into it. */
export async function migrateTo(url: string, version: number): Promise<void> {
  if (version === newestVersion()) return await migrate(url);
  const journal = readJournal();
  const entries = journal.entries.filter(({ when }) => when <= version);
  const folder = mkdtempSync(join(tmpdir(), "desk-migrations-"));
  try {
    mkdirSync(join(folder, "meta"));
    writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) {
      cpSync(join(import.meta.dirname, `../migrations/${tag}.sql`), join(folder, `${tag}.sql`));
    }
    await withClient(url, (client) => applyMigrations(drizzle({ client }), { migrationsFolder: folder }));
    await installJobQueues(url);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
