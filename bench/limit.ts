/**
 * How close a page comes to the same page with every script removed, which is as fast as it can be:
 * first and largest contentful paint on a slow connection and a slow processor, runs of the two taking turns.
 * `npm run bench:limit` [path …] [--runs 7]
 */
import { chromium } from "@playwright/test";

import { installedBrowser } from "../scripts/lib/browser.mjs";
import { writeReport } from "./lib/write-report.ts";
import { median, type Paints, paintsOf } from "./limit/paints.ts";
import { serveBoth } from "./limit/serve-both.ts";

const LIMIT = 1.05;
const samplePaths = ["/", "/about", "/services/hosting/shared", "/services/cloud/kubernetes", "/contact"];

const words = process.argv.slice(2);
const runsAt = words.indexOf("--runs");
const runs = runsAt === -1 ? 7 : Number(words[runsAt + 1]);
const given = words.filter((word) => word.startsWith("/"));
const paths = given.length > 0 ? given : samplePaths;

const sites = await serveBoth();
const executablePath = installedBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});

const rows: Record<string, Record<string, number>> = {};
for (const path of paths) {
  const built: Paints[] = [];
  const bare: Paints[] = [];
  for (let run = 0; run < runs; run++) {
    built.push(await paintsOf(browser, sites.built + path));
    bare.push(await paintsOf(browser, sites.bare + path));
  }
  rows[path] = {
    "FCP ms": times(built, "fcp"),
    "without scripts": times(bare, "fcp"),
    "FCP ratio": ratio(times(built, "fcp"), times(bare, "fcp")),
    "LCP ms": times(built, "lcp"),
    "without scripts ": times(bare, "lcp"),
    "LCP ratio": ratio(times(built, "lcp"), times(bare, "lcp")),
    CLS: times(built, "cls"),
  };
}
await browser.close();
await sites.close();

console.table(rows);
const over = Object.entries(rows).filter(
  ([, row]) => (row["FCP ratio"] ?? 0) > LIMIT || (row["LCP ratio"] ?? 0) > LIMIT,
);
const verdict =
  over.length === 0 ? `All within ${LIMIT}.` : `Over ${LIMIT}: ${over.map(([path]) => path).join(" ")}`;
console.log(verdict);
writeReport("limit", {
  command: "npm run bench:limit",
  rows: Object.entries(rows).map(([page, cells]) => ({ page, ...cells })),
  notes: [
    `Medians of ${runs} cold visits each, taking turns, on a slow connection and a slow processor.`,
    verdict,
  ],
});
process.exitCode = over.length === 0 ? 0 : 1;

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 1000) / 1000;
}

function times(paints: Paints[], key: keyof Paints): number {
  return median(paints.map((paint) => paint[key]));
}
