/**
 * This build against another build of the site, in turns in one run: Lighthouse on a phone, paints under real throttling, and
 * how long a click on a link takes where the browser renders ahead. `npm run build` before it.
 * `npm run bench -- compare-builds FOLDER [path …] [--part lighthouse|throttled|clicks] [--runs 5]`: FOLDER holds the other's
 * `client` and `headers.json`.
 */
import { parseArgs } from "node:util";

import { freePort } from "../scripts/lib/free-port.ts";
import { audit } from "./lighthouse/audit.ts";
import { paintsOf } from "./web-vitals/paints.ts";
import { renderedAheadTime } from "./web-vitals/rendered-ahead-time.ts";
import { launchBrowser } from "./support/launch-browser.ts";
import { median } from "./support/median.ts";
import { report } from "./support/report.ts";
import { samplePages } from "./support/sample-pages.ts";
import { serveBuild } from "./support/serve-build.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: "string" }, runs: { type: "string", default: "5" } },
});
const [folder, ...chosen] = positionals;
if (!folder) {
  console.error("Name the folder of another build: npm run bench -- compare-builds ../other/build");
  process.exit(1);
}
const runs = Number(values.runs);
const paths = chosen.length > 0 ? chosen : samplePages;

const [theirs, ours] = [await serveBuild(folder), await serveBuild()];
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);

if (!values.part || values.part === "lighthouse") {
  await compare("compare-builds", paths, async (url) => {
    const { fcp, lcp, tbt, bytes, scriptBytes } = await audit(url, "mobile", port);
    return { "FCP ms": fcp, "LCP ms": lcp, "TBT ms": tbt, KB: bytes / 1000, "script KB": scriptBytes / 1000 };
  });
}
if (!values.part || values.part === "throttled") {
  await compare("against-throttled", paths, async (url) => {
    const { fcp, lcp } = await paintsOf(browser, url);
    return { "FCP ms": fcp, "LCP ms": lcp };
  });
}
if (!values.part || values.part === "clicks") {
  await compare("against-clicks", [""], async (origin) => ({
    "click to paint ms": (await renderedAheadTime(origin)) ?? Number.NaN,
  }));
}
await browser.close();
await Promise.all([theirs.close(), ours.close()]);

type Figures = Record<string, number>;

/** Medians of both, side by side: "before → now". */
async function compare(name: string, pages: readonly string[], measure: (url: string) => Promise<Figures>) {
  const rows = [];
  for (const page of pages) {
    const [before, now]: [Figures[], Figures[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      before.push(await measure(theirs.origin + page));
      now.push(await measure(ours.origin + page));
    }
    const columns = Object.keys(now[0] ?? {}).map((column) => [
      column,
      [before, now]
        .map((found) => Math.round(median(found.map((each) => each[column] ?? Number.NaN))))
        .join(" → "),
    ]);
    const row: Record<string, string> = { page: page || "/about", ...Object.fromEntries(columns) };
    console.log(Object.values(row).join("  "));
    rows.push(row);
  }
  report({
    name,
    command: `npm run bench -- compare-builds FOLDER`,
    rows,
    notes: [`The other build → this one: medians of ${runs} runs in turns.`],
  });
}
