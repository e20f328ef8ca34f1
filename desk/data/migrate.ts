import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";

import { installJobQueues } from "../jobs/job-queues.ts";
import { withClient } from "./with-client.ts";

const folder = join(import.meta.dirname, "migrations");
/** One lock for all instances: any number may start at once, and one migrates. */
const LOCK = 7_104_201;

/** Brings the database to this version's schema: our tables, then the job queue's. */
export async function migrate(url: string): Promise<void> {
  await withClient(
    url,
    async (client) => {
      await client.query("select pg_advisory_lock($1)", [LOCK]);
      await applyUnderUse(client);
      await installJobQueues(url);
    },
    { application_name: "desk migration" },
  );
}

const TRIES = 60;

/**
 * A migration that waits for a table holds up everybody who comes after it. While others work on the database, a backup
 * for instance, it gives way after a second and tries again.
 */
async function applyUnderUse(client: Client): Promise<void> {
  await client.query("set lock_timeout = '1s'");
  for (let tries = 1; ; tries++) {
    try {
      await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
      break;
    } catch (error) {
      if (!isLockTimeout(error) || tries === TRIES) throw error;
      await wait(500);
    }
  }
  await client.query("reset lock_timeout");
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === "55P03" || (cause !== undefined && isLockTimeout(cause));
}

/** Whether the database has every migration of this version. */
export async function isMigrated(db: { execute: (query: string) => Promise<{ rows: unknown[] }> }) {
  const { rows } = await db.execute("select max(created_at) as latest from drizzle.__drizzle_migrations");
  return Number((rows[0] as { latest: string } | undefined)?.latest) >= latestMigration();
}

interface Journal {
  entries: readonly { when: number; tag: string }[];
}

export function readJournal(): Journal {
  return JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
}

export function readMigration(tag: string): string {
  return readFileSync(join(folder, `${tag}.sql`), "utf8");
}

function latestMigration(): number {
  return Math.max(...readJournal().entries.map(({ when }) => when));
}
