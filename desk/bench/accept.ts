/**
 * How fast enquiries are accepted, against a bare node:http server that inserts the same row into the same PostgreSQL in
 * the same run: machines differ, the ratio does not. Then 2,000 connections at once, and memory over an hour's worth.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../../scripts/lib/free-port.ts";
import { startCluster } from "../data/embedded/cluster.ts";
import { migrate } from "../data/migrate.ts";
import { withClient } from "../data/with-client.ts";
import { startDesk } from "../faults/support/desk-process.ts";
import { startBareInsert } from "./bare-insert.ts";
import { openConnections } from "./connections.ts";
import { drive, type Run } from "./drive.ts";

const ROUNDS = 5;
const PER_ROUND = 1500;
const AT_ONCE = 32;
/** A busy hour, far beyond any form's. */
const HOUR = 20_000;

const folder = mkdtempSync(join(tmpdir(), "desk-bench-"));
chmodSync(folder, 0o755);
const cluster = await startCluster(folder);
const databaseUrl = cluster.url;
await migrate(databaseUrl);
await withClient(databaseUrl, (client) =>
  client.query("create table bare (key uuid primary key, row jsonb not null)"),
);

const desk = await startDesk({ PORT: String(await freePort()), DESK_DATA: folder, DESK_METRICS_PORT: "0" });
const bare = await startBareInsert(databaseUrl);

// In turns, so that what disturbs one disturbs the other.
const runs: { desk: Run; bare: Run }[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  const pair = {
    bare: await drive({ url: bare.url, count: PER_ROUND, atOnce: AT_ONCE, asksFirst: false }),
    desk: await drive({ url: desk.url, count: PER_ROUND, atOnce: AT_ONCE, asksFirst: true }),
  };
  // The first one warms up.
  if (round > 0) runs.push(pair);
}
const ratios = runs.map((each) => each.desk.perSecond / each.bare.perSecond);
for (const { desk: ours, bare: theirs } of runs) {
  console.log(
    `accepted ${line(ours)}   bare ${line(theirs)}   ratio ${(ours.perSecond / theirs.perSecond).toFixed(2)}`,
  );
}
console.log(`median ratio ${median(ratios).toFixed(2)} (aim 0.25)`);

const { opened, errors, answered } = await openConnections(desk.url, 2000);
console.log(`2,000 connections: ${opened} open at once, ${answered} answered, ${errors} errors`);

const before = residentMegabytes(desk.child.pid);
const hour = await drive({ url: desk.url, count: HOUR, atOnce: AT_ONCE, asksFirst: true });
const after = residentMegabytes(desk.child.pid);
console.log(`memory: ${before} MB before and ${after} MB after ${HOUR} more enquiries (${line(hour)})`);

await bare.close();
await desk.stop();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });

function line({ perSecond, p50, p99, failed }: Run): string {
  return `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} failed`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What a process holds in memory, in megabytes. */
function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
