/**
 * Lighthouse over the built pages, on a phone and on a desk, the median of three runs. A row below 100 is measured
 * twice more, and then the median of five counts: another program that wakes up can cost a run, never help it.
 * What is measured is kept as it comes, unless pages were named; with --resume a run over the same build that was stopped
 * goes on.
 * `npm run build` before it.
 * `npm run bench -- lighthouse` [path …] [--sample] [--runs 3] [--device mobile|desktop] [--resume]
 */
import { parseArgs } from "node:util";

import { freePort } from "../scripts/lib/free-port.ts";
import { everyAddress } from "../tests/support/article-pages.ts";
import { audit, type Audit, type Device } from "./lighthouse/audit.ts";
import { launchBrowser } from "./support/launch-browser.ts";
import { median } from "./support/median.ts";
import { samplePages } from "./support/sample-pages.ts";
import { serveBuild } from "./support/serve-build.ts";
import { readReport, writeReport } from "./support/write-report.ts";

const MORE_RUNS = 2;
const categories = ["performance", "accessibility", "best practices", "SEO", "agentic"] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
    device: { type: "string" },
    resume: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const paths = positionals.length > 0 ? positionals : values.sample ? samplePages : everyAddress;
const devices = (["mobile", "desktop"] as const).filter((each) => !values.device || each === values.device);

const site = await serveBuild();
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
let below = 0;
for (const device of devices) below += await measureAll(device);
await browser.close();
await site.close();
process.exitCode = below === 0 ? 0 : 1;

/** How many pages are below 100 in anything. */
async function measureAll(device: Device): Promise<number> {
  const name = `lighthouse-${device}`;
  const rows = values.resume ? [...(readReport(name)?.rows ?? [])] : [];
  const isBelow = (row: (typeof rows)[number]) => categories.some((category) => Number(row[category]) < 100);
  for (const path of paths) {
    if (rows.some((row) => row.page === path)) continue;
    const row = await measure(path, device);
    console.log(Object.values(row).join("  "));
    rows.push(row);
    const reached = rows.filter((each) => !isBelow(each)).length;
    // Of single pages only what was asked for is said: what is known of all stays.
    if (positionals.length > 0) continue;
    writeReport(name, {
      command: `npm run bench -- lighthouse --device ${device}${values.sample ? " --sample" : ""}`,
      rows,
      notes: [
        `${reached} of ${rows.length} pages measured have 100 in all five categories; the site has ${everyAddress.length}.`,
        `Medians, or the one run, of as many runs as the last column but one says: ${runs}, and ${runs + MORE_RUNS} where those were below 100.`,
      ],
    });
  }
  const short = rows.filter(isBelow);
  console.log(`${device}: ${rows.length - short.length} of ${rows.length} pages have 100 in all categories`);
  return short.length;
}

async function measure(path: string, device: Device) {
  const found: Audit[] = [];
  const run = async () => found.push(await audit(site.origin + path, device, port));
  const middle = (value: (run: Audit) => number) => median(found.map(value));
  const scores = () => ({
    performance: middle((each) => each.scores.performance),
    accessibility: middle((each) => each.scores.accessibility),
    "best practices": middle((each) => each.scores["best-practices"]),
    SEO: middle((each) => each.scores.seo),
    agentic: middle((each) => each.scores["agentic-browsing"]),
  });
  while (found.length < runs) await run();
  if (Object.values(scores()).some((score) => score < 100)) {
    while (found.length < runs + MORE_RUNS) await run();
  }
  return {
    page: path,
    ...scores(),
    "FCP ms": middle(({ fcp }) => fcp),
    "LCP ms": middle(({ lcp }) => lcp),
    "TBT ms": middle(({ tbt }) => tbt),
    CLS: Math.round(middle(({ cls }) => cls) * 1000) / 1000,
    runs: found.length,
    costs: [...new Set(found.flatMap(({ failed }) => failed))].join(" "),
  };
}
