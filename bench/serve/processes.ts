import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { freePort } from "../../scripts/lib/free-port.ts";

/** Our server as `npm run serve` starts it, in a process of its own. */
export async function startOurs(root: string) {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, "server/main.ts")], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.once("data", () => resolve());
    server.once("exit", () => reject(new Error("Our server does not start")));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** Processor time that a process and its children have used, as Linux counts it: hundredths of a second. */
export function cpuSeconds(pid: number): number {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids
    .map(statOf)
    .filter((stat) => stat && (stat.pid === pid || stat.parent === pid))
    .reduce((sum, stat) => sum + (stat?.ticks ?? 0) / 100, 0);
}

export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function statOf(pid: string) {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
