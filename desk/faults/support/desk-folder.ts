import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { onTestFinished } from "vitest";

import { freePort } from "../../../scripts/lib/free-port.ts";
import { startCluster } from "../../data/embedded/cluster.ts";
import { inDatabase } from "../../data/testing/in-database.ts";
import { withClient } from "../../data/with-client.ts";

export interface DeskFolder {
  /** For a desk of its own: port, folder, and the database that this run is about. */
  env: Record<string, string>;
  databaseUrl: string;
  mailFolder: string;
}

/**
 * A new desk, as long as a test takes: on an embedded database of its own, or on a new database of the server that
 * DATABASE_URL names.
 */
export async function newDesk(): Promise<DeskFolder> {
  const folder = mkdtempSync(join(tmpdir(), "desk-fault-"));
  // PostgreSQL's account has to get in.
  chmodSync(folder, 0o755);
  const server = process.env["DATABASE_URL"];
  const env: Record<string, string> = {
    PORT: String(await freePort()),
    DESK_DATA: folder,
    DESK_SECRET: "of this test",
  };
  if (server) {
    const name = `fault_${randomBytes(6).toString("hex")}`;
    await withClient(server, (client) => client.query(`create database ${name}`));
    env["DATABASE_URL"] = inDatabase(server, name);
    onTestFinished(async () => {
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    });
  }
  const cluster = server ? undefined : await startCluster(folder);
  onTestFinished(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return { env, databaseUrl: env["DATABASE_URL"] ?? cluster?.url ?? "", mailFolder: join(folder, "mail") };
}
