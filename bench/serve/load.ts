import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Case } from "./cases.ts";

export interface Load {
  requests: number;
  perSecond: number;
  /** Milliseconds that all but a hundredth of the answers came within. */
  p99: number;
  /** Connections that failed or timed out, and answers with another status than the expected one. */
  errors: number;
}

/** Asks a server for one thing as fast as it answers, with wrk, which must be installed. */
export async function load(
  wrk: string,
  origin: string,
  { path, headers, status }: Case,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const first = await fetch(origin + path, { headers });
  await first.arrayBuffer();
  if (first.status !== status) throw new Error(`${origin}${path}: ${first.status} instead of ${status}`);

  const { stdout } = await promisify(execFile)(wrk, [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--latency",
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    origin + path,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const requests = number(/(\d+) requests in/);
  const unsuccessful = number(/Non-2xx or 3xx responses: (\d+)/);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout);
  return {
    requests,
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ""),
    errors:
      (status >= 400 ? requests - unsuccessful : unsuccessful) +
      (sockets?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0),
  };
}

function milliseconds(text: string): number {
  const [, value, unit = ""] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  const factors: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return Number(value) * (factors[unit] ?? Number.NaN);
}
