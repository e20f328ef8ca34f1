/**
 * Lighthouse over the built pages, on a phone and on a desk, the median of three runs.
 * `npm run build` before it. `npm run bench:lighthouse` [path …] [--sample] [--runs 3] [--device mobile|desktop]
 */
import { parseArgs } from "node:util";

import { allAddresses } from "../app/articles/addresses.server.ts";
import { audit, type Audit, type Device } from "./lighthouse/audit.ts";
import { launchBrowser } from "./support/launch-browser.ts";
import { median } from "./support/median.ts";
import { report } from "./support/report.ts";
import { samplePages } from "./support/sample-pages.ts";
import { freePort, serveBuild } from "./support/serve-build.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
    device: { type: "string" },
  },
});
const paths =
  positionals.length > 0 ? positionals : values.sample ? samplePages : allAddresses().map(encodeURI);
const devices = (["mobile", "desktop"] as const).filter((each) => !values.device || each === values.device);

const site = await serveBuild();
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
const rows = [];
for (const path of paths) for (const device of devices) rows.push(await measure(path, device));
await browser.close();
await site.close();

const categories = ["performance", "accessibility", "best practices", "SEO"] as const;
const below = rows.filter((row) => categories.some((name) => row[name] < 100));
report({
  name: "lighthouse",
  command: "npm run bench:lighthouse",
  rows,
  notes: [
    `${rows.length - below.length} of ${rows.length} have 100 in all four categories; medians of ${values.runs} runs.`,
  ],
});
process.exitCode = below.length === 0 ? 0 : 1;

async function measure(path: string, device: Device) {
  const runs: Audit[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    runs.push(await audit(site.origin + path, device, port));
  const middle = (value: (run: Audit) => number) => median(runs.map(value));
  const row = {
    page: path,
    device,
    performance: middle(({ scores }) => scores.performance),
    accessibility: middle(({ scores }) => scores.accessibility),
    "best practices": middle(({ scores }) => scores["best-practices"]),
    SEO: middle(({ scores }) => scores.seo),
    "FCP ms": middle(({ fcp }) => fcp),
    "LCP ms": middle(({ lcp }) => lcp),
    "TBT ms": middle(({ tbt }) => tbt),
    CLS: Math.round(middle(({ cls }) => cls) * 1000) / 1000,
    costs: [...new Set(runs.flatMap(({ failed }) => failed))].join(" "),
  };
  console.log(Object.values(row).join("  "));
  return row;
}
