/**
 * What growth costs: a cold build with all blog articles once, four times and sixteen times, another after a change to one
 * article and one after a change to one page, and what a first visit to some pages then transfers.
 * `npm run bench -- build` [--times 1,4,16]
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { buildCopy, copySite, removeCopy } from "../tests/support/site-copy.ts";
import { multiplyArticles } from "../tests/support/multiply-articles.ts";
import { readUsage } from "./growth/read-usage.ts";
import type { Report } from "./support/write-report.ts";
import { report } from "./support/report.ts";

/** Pages that have nothing to do with the number of articles, and those that have most to do with it. */
const visited = ["/", "/services/hosting/vps", "/blog", "/blog/a-key-in-the-repository"];
/** A row may cost this much more for each article than the first row, and a page be this much larger. */
const TOLERANCE = 1.1;

const { values } = parseArgs({ options: { times: { type: "string", default: "1,4,16" } } });
const rows = [];
for (const times of values.times.split(",").map(Number)) rows.push(await grown(times));

const [first, ...others] = rows;
const problems = others.flatMap((row) => [
  ...worse(row, "CPU s", row.pages / (first?.pages ?? 1)),
  ...worse(row, "peak MB", row.pages / (first?.pages ?? 1)),
  ...visited.flatMap((path) => worse(row, `KB ${path}`, 1)),
]);
report({
  name: "build",
  command: "npm run bench -- build",
  rows,
  notes: [
    "Cold builds, one after the other, and each again after a word changed in an article and after one changed in a page. CPU: of all processes and threads of the cold build; peak: of its largest process. KB: what a first visit to the page transfers.",
    problems.length === 0
      ? "Time and memory grow no faster than the number of pages; no page's first visit grows with it."
      : problems.join(" "),
  ],
});
process.exitCode = problems.length === 0 ? 0 : 1;

type Row = Record<string, number> & { articles: number; pages: number };

async function grown(times: number): Promise<Row> {
  const folder = copySite("bench-build", ["bench", "tests"]);
  try {
    const articles = multiplyArticles(folder, times);
    const log = join(folder, "usage.jsonl");
    const hook = import.meta.resolve("./growth/record-usage.mjs");
    const seconds = await timed(() =>
      buildCopy(folder, { NODE_OPTIONS: `--import=${hook}`, USAGE_LOG: log }),
    );
    const { cpuSeconds, peakMegabytes } = readUsage(log);
    const bytes = firstVisits(folder);
    changeWord(join(folder, "content/articles/blog/a-key-in-the-repository.mdx"), "key");
    const afterArticle = await timed(() => buildCopy(folder));
    changeWord(join(folder, "app/site/about/content.ts"), "engineers");
    const afterPage = await timed(() => buildCopy(folder));
    const row = {
      articles,
      pages: bytes.size,
      "wall s": Math.round(seconds),
      "after article s": Math.round(afterArticle),
      "after page s": Math.round(afterPage),
      "CPU s": Math.round(cpuSeconds),
      "peak MB": Math.round(peakMegabytes),
      "CPU ms per page": Math.round((cpuSeconds * 1000) / bytes.size),
      ...Object.fromEntries(visited.map((path) => [`KB ${path}`, bytes.get(path) ?? 0])),
    };
    console.log(Object.values(row).join("  "));
    return row;
  } finally {
    removeCopy(folder);
  }
}

async function timed(build: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await build();
  return (performance.now() - started) / 1000;
}

/** The last one in a file, which is in its text. */
function changeWord(file: string, word: string): void {
  const text = readFileSync(file, "utf8");
  const at = text.lastIndexOf(` ${word} `);
  if (at === -1) throw new Error(`${file} has no word "${word}"`);
  writeFileSync(file, `${text.slice(0, at)} changed ${text.slice(at + word.length + 2)}`);
}

/** The copy measures itself with its own bench. */
function firstVisits(folder: string): Map<string, number> {
  execFileSync(process.execPath, ["bench/bytes.ts"], { cwd: folder, stdio: "ignore" });
  const { rows: pages } = JSON.parse(readFileSync(join(folder, ".cache/bench/bytes.json"), "utf8")) as Pick<
    Report,
    "rows"
  >;
  return new Map(pages.map((row) => [String(row.page), Number(row.total)]));
}

function worse(row: Row, column: string, growth: number): string[] {
  const [now, before] = [row[column] ?? 0, first?.[column] ?? 0];
  return now <= before * growth * TOLERANCE
    ? []
    : [`${column}: ${now} with ${row.articles} articles, ${before} with ${first?.articles}.`];
}
