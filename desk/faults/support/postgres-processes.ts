import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The server of an embedded cluster and all that it started. */
export function postgresProcesses(deskData: string): number[] {
  const server = Number(readFileSync(join(deskData, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const children = readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, parent] = /^\d+ \(.*\) \w (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, "utf8")) ?? [];
      return Number(parent) === server ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
  return [server, ...children];
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
