import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../../tests/support/browser-options.ts";
import { startCluster } from "../../data/embedded/cluster.ts";

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
    DATABASE_URL: process.env["DATABASE_URL"] ?? (await startCluster(data)).url,
    DESK_ROLE: "web",
    DESK_METRICS_PORT: "0",
    DESK_LIMIT_PER_ADDRESS: "100000",
    ...environment,
  };
  let child: ChildProcess | undefined;

  async function start() {
    child = spawn(process.execPath, ["server/start.ts"], {
      cwd: join(import.meta.dirname, "../.."),
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(100);
    }
    throw new Error("The second desk did not get ready");
  }

  /** SIGTERM, and how many milliseconds it took. */
  async function stop(): Promise<number> {
    const running = child;
    if (!running || running.exitCode !== null) return 0;
    const started = performance.now();
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGTERM");
    await ended;
    return performance.now() - started;
  }

  await start();
  return { url, start, stop };
}
