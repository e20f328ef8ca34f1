/**
 * Our server against nginx, one process each, with the same files and headers, over loopback, the two taking
 * turns: requests per second, the slowest hundredth, and processor time for each request.
 * `npm run build` before it. `npm run bench -- serve` [--seconds 1] [--rounds 5]
 */
import { join } from "node:path";
import { parseArgs } from "node:util";

import { findProgram } from "../scripts/nginx/find-program.ts";
import { startNginx } from "../scripts/nginx/start-nginx.ts";
import { cases, type Case } from "./serve/cases.ts";
import { type Load, load } from "./serve/load.ts";
import { cpuSeconds, residentMegabytes, startOurs } from "./serve/processes.ts";
import { report } from "./support/report.ts";

const TARGET = 0.5;
const connections = [1, 32, 256];

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "1" }, rounds: { type: "string", default: "5" } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

const nginxProgram = findProgram("nginx");
const wrk = findProgram("wrk");
if (!nginxProgram || !wrk) {
  const missing = [!nginxProgram && "nginx", !wrk && "wrk"].filter(Boolean).join(" and ");
  console.error(
    `${missing} missing. On Debian: apt-get install nginx-light libnginx-mod-http-brotli-static wrk`,
  );
  process.exit(1);
}

const root = join(import.meta.dirname, "..");
const ours = await startOurs(root);
const nginx = await startNginx(nginxProgram, join(root, "build"));
const encoding = nginx.brotli ? "br" : "gzip";

/** Each server once with everything, so that neither is measured while it warms up. */
for (const { origin } of [ours, nginx]) {
  for (const each of await cases(origin, join(root, "build/client"), encoding)) {
    await load(wrk, origin, each, { connections: 32, seconds: 1 });
  }
}
const memoryBefore = residentMegabytes(ours.pid);

const rows = [];
let errors = 0;
const casesOf = async (origin: string) => cases(origin, join(root, "build/client"), encoding);
const [ourCases, nginxCases] = [await casesOf(ours.origin), await casesOf(nginx.origin)];
for (const [index, ourCase] of ourCases.entries()) {
  const nginxCase = nginxCases[index] ?? ourCase;
  for (const count of connections) {
    const [us, them]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      us.push(await measure(ours, ourCase, count));
      them.push(await measure(nginx, nginxCase, count));
    }
    errors += us.reduce((sum, { errors: some }) => sum + some, 0);
    rows.push({
      answer: ourCase.name,
      connections: count,
      "requests/s": Math.round(middle(us, "perSecond")),
      "nginx requests/s": Math.round(middle(them, "perSecond")),
      "rate ratio": ratio(middle(us, "perSecond"), middle(them, "perSecond")),
      "p99 ms": rounded(middle(us, "p99")),
      "nginx p99 ms": rounded(middle(them, "p99")),
      "p99 ratio": ratio(middle(us, "p99"), middle(them, "p99")),
      "CPU µs": rounded(middle(us, "cpu")),
      "nginx CPU µs": rounded(middle(them, "cpu")),
    });
  }
}
const memoryAfter = residentMegabytes(ours.pid);
await ours.stop();
await nginx.stop();

const below = rows.filter((row) => row["rate ratio"] < TARGET).length;
const notes = [
  `${nginx.version} with ${encoding === "br" ? "brotli_static" : "gzip_static (it has no Brotli module)"}, one worker; our server, one process; wrk, one thread`,
  `medians of ${rounds} runs of ${seconds} s each, the two taking turns; only ratios of one run compare`,
  `${errors} errors; memory ${memoryBefore} MB before, ${memoryAfter} MB after`,
  `${rows.length - below} of ${rows.length} at least ${TARGET} × nginx`,
];
report({ name: "serve", command: "npm run bench -- serve", rows, notes });
process.exitCode = below === 0 && errors === 0 && memoryAfter < memoryBefore * 1.25 ? 0 : 1;

interface Measured extends Load {
  /** Microseconds of processor time for each request. */
  cpu: number;
}

async function measure(
  server: { origin: string; pid: number },
  each: Case,
  count: number,
): Promise<Measured> {
  const before = cpuSeconds(server.pid);
  const result = await load(wrk ?? "wrk", server.origin, each, { connections: count, seconds });
  return { ...result, cpu: ((cpuSeconds(server.pid) - before) / result.requests) * 1e6 };
}

function middle(list: Measured[], key: keyof Measured): number {
  const sorted = list.map((each) => each[key]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function ratio(one: number, other: number): number {
  return Math.round((one / other) * 100) / 100;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
