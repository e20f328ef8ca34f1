import { readFileSync } from "node:fs";

/** What a process holds in memory, in megabytes. */
export function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
