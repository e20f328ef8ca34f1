/**
 * Our pages against a page of another site that was built into a folder, with Lighthouse on a phone, in turns in one run:
 * first and largest paint as ratios, bytes, requests and scripts. `npm run build` before it.
 * `npm run bench -- compare-sites FOLDER` [--their-page /] [--name "their name"] [--note "what one has to know of it"] [--runs 3] [path …]
 */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";

import { freePort } from "../scripts/lib/free-port.ts";
import { audit, type Audit } from "./lighthouse/audit.ts";
import { serveFolder } from "./compare-sites/serve-folder.ts";
import { launchBrowser } from "./support/launch-browser.ts";
import { median } from "./support/median.ts";
import { report } from "./support/report.ts";
import { samplePages } from "./support/sample-pages.ts";
import { serveBuild } from "./support/serve-build.ts";

/** Ratios to the other site that every page of ours should stay below. */
const AIMS = { fcp: 0.7, lcp: 0.73 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "their-page": { type: "string", default: "/" },
    name: { type: "string" },
    note: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});
const [folder = "", ...chosen] = positionals;
if (!existsSync(join(folder, "index.html"))) {
  console.error("Name the folder of a built site: npm run bench -- compare-sites ../other-site/dist");
  process.exit(1);
}
const paths = chosen.length > 0 ? chosen : [...samplePages, "/pricing"];
const runs = Number(values.runs);

const ours = await serveBuild();
const theirs = await serveFolder(folder);
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
const theirPage = theirs.origin + values["their-page"];
// What reads a file for the first time waits for it.
await audit(theirPage, "mobile", port);

const rows = [];
for (const path of paths) {
  const their: Audit[] = [];
  const our: Audit[] = [];
  for (let run = 0; run < runs; run++) {
    their.push(await audit(theirPage, "mobile", port));
    our.push(await audit(ours.origin + path, "mobile", port));
  }
  const html = await (await fetch(ours.origin + path)).text();
  rows.push(compare(path, html.includes("<astro-island"), our, their));
}
await browser.close();
await ours.close();
await theirs.close();

report({
  name: "compare-sites",
  command: "npm run bench -- compare-sites FOLDER",
  rows,
  notes: [
    `Against the page ${values["their-page"]} of ${values.name ?? basename(folder)}, served with Brotli. Medians of ${runs} runs in turns; Lighthouse, mobile.`,
    `Targets: FCP at most ${AIMS.fcp} times theirs, LCP ${AIMS.lcp}, fewer bytes on every page, fewer bytes of script on pages without islands.`,
    ...(values.note ? [values.note] : []),
  ],
});

function compare(path: string, hasIslands: boolean, our: readonly Audit[], their: readonly Audit[]) {
  const mine = (value: (run: Audit) => number) => median(our.map(value));
  const other = (value: (run: Audit) => number) => median(their.map(value));
  const ratio = (value: (run: Audit) => number) => Math.round((mine(value) / other(value)) * 100) / 100;
  const fcp = ratio((run) => run.fcp);
  const lcp = ratio((run) => run.lcp);
  const isLess = (value: (run: Audit) => number) => mine(value) < other(value);
  return {
    page: path,
    "FCP ms": mine((run) => run.fcp),
    "FCP ratio": fcp,
    "LCP ms": mine((run) => run.lcp),
    "LCP ratio": lcp,
    KB: kilobytes(mine((run) => run.bytes)),
    "their KB": kilobytes(other((run) => run.bytes)),
    requests: mine((run) => run.requests),
    "their requests": other((run) => run.requests),
    "script KB": kilobytes(mine((run) => run.scriptBytes)),
    "their script KB": kilobytes(other((run) => run.scriptBytes)),
    "paints reached": yesOrNo(fcp <= AIMS.fcp && lcp <= AIMS.lcp),
    "fewer bytes": yesOrNo(isLess((run) => run.bytes)),
    "fewer scripts": hasIslands ? "" : yesOrNo(isLess((run) => run.scriptBytes)),
  };
}

function yesOrNo(reached: boolean): string {
  return reached ? "yes" : "no";
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
