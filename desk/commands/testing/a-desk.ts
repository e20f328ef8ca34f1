import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll } from "vitest";

import { startCluster } from "../../data/embedded/cluster.ts";
import { migrate } from "../../data/migrate.ts";
import { type Database, openDatabase } from "../../data/open-database.ts";
import { serverUrl } from "../../data/testing/fresh-database.ts";
import { inDatabase } from "../../data/testing/in-database.ts";
import { withClient } from "../../data/with-client.ts";

type Kind = "server" | "embedded";

export interface Place {
  /** What a command is started with. */
  env: Record<string, string>;
  /** DESK_DATA. */
  data: string;
  /** Has a look, and leaves the database as a desk that was stopped does. */
  look: <T>(work: (db: Database, url: string) => Promise<T>) => Promise<T>;
}

/** A place for a desk, with nothing in it: a folder of its own, or a database on the server that DATABASE_URL names. */
export async function aPlace(
  kind: Kind = process.env["DATABASE_URL"] ? "server" : "embedded",
): Promise<Place> {
  const data = mkdtempSync(join(tmpdir(), "desk-command-"));
  // As root, PostgreSQL runs as somebody else, who has to get in.
  chmodSync(data, 0o755);
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const databaseUrl = kind === "server" ? await aDatabase() : undefined;
  return {
    env: { DESK_DATA: data, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    data,
    look: async (work) => {
      const cluster = databaseUrl ? undefined : await startCluster(data);
      const url = databaseUrl ?? cluster?.url ?? "";
      const db = openDatabase(url);
      try {
        return await work(db, url);
      } finally {
        await db.$client.end();
        await cluster?.stop();
      }
    },
  };
}

/** One with the desk's tables in it, and as if a desk was running: connected until the file's tests are over. */
export async function aDesk(kind?: Kind) {
  const place = await aPlace(kind);
  const cluster = place.env["DATABASE_URL"] ? undefined : await startCluster(place.data);
  const url = place.env["DATABASE_URL"] ?? cluster?.url ?? "";
  await migrate(url);
  const db = openDatabase(url);
  // A pool lets go of its connections when there is little to do.
  const held = await db.$client.connect();
  const close = async () => {
    held.release();
    await db.$client.end();
  };
  afterAll(async () => {
    if (!db.$client.ended) await close();
    await cluster?.stop();
  });
  return { ...place, db, url, close };
}

async function aDatabase(): Promise<string> {
  const server = await serverUrl();
  const name = `test_${randomBytes(6).toString("hex")}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  afterAll(async () => {
    await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  });
  return inDatabase(server, name);
}
