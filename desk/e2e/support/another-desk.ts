import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../../scripts/lib/free-port.ts";
import { startCluster } from "../../data/embedded/cluster.ts";
import { openDatabase } from "../../data/open-database.ts";
import { inDatabase } from "../../data/testing/in-database.ts";
import { withClient } from "../../data/with-client.ts";

/**
 * A second instance on the database of the one that all tests visit, or on another. It can be stopped and started again.
 */
export async function anotherDesk(environment: Record<string, string> = {}) {
  const data = process.env["DESK_E2E_DATA"] ?? "";
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    DESK_DATA: data,
    DATABASE_URL: await serverUrl(),
    DESK_ROLE: "web",
    DESK_METRICS_PORT: "0",
    DESK_LIMIT_PER_ADDRESS: "100000",
    ...environment,
  };
  let child: ChildProcess | undefined;
  let said = "";

  async function start() {
    child = spawn(process.execPath, ["server/start.ts"], {
      cwd: join(import.meta.dirname, "../.."),
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout?.on("data", (words) => (said += String(words)));
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(100);
    }
    throw new Error("The second desk did not get ready");
  }

  /** In good order, although pages are open that listen. */
  async function stop(): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGTERM");
    const code = await ended;
    if (code !== 0) throw new Error(`The second desk ended with ${code}`);
  }

  await start();
  return { url, start, stop, said: () => said };
}

/** One on an empty database: what others do meanwhile is not seen there. */
export async function deskOfItsOwn(environment: Record<string, string> = {}) {
  const server = await serverUrl();
  const name = `own_${randomBytes(6).toString("hex")}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  const databaseUrl = inDatabase(server, name);
  const desk = await anotherDesk({ DATABASE_URL: databaseUrl, ...environment });
  const db = openDatabase(databaseUrl, { connections: 2 });
  async function close() {
    await db.$client.end();
    await desk.stop();
    await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  }
  return { ...desk, db, close };
}

async function serverUrl(): Promise<string> {
  return process.env["DATABASE_URL"] ?? (await startCluster(process.env["DESK_E2E_DATA"] ?? "")).url;
}
