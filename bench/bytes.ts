/** Prints what a first visit to each page transfers, in KB of Brotli: run `npm run build` before it. */
import { type BudgetKind, budgets, shown } from "../tests/support/budgets.ts";
import { pageBytes } from "../tests/support/page-bytes.ts";
import { writeReport } from "./support/write-report.ts";

const names: Record<BudgetKind, string> = {
  html: "HTML",
  css: "CSS before the first paint",
  lateCss: "CSS after it, where that was another",
  js: "JavaScript",
  firstFont: "Font before the first paint",
  readingJs: "JavaScript of a page for reading, until it is needed",
  fonts: "Fonts",
  fontFiles: "Font files",
  jsFiles: "JavaScript files",
};

const measured = pageBytes();
const rows = measured.map(({ path, html, css, lateCss, js, jsFiles, fonts, fontFiles }) => ({
  page: path,
  HTML: kilobytes(html),
  CSS: kilobytes(css + lateCss),
  JavaScript: kilobytes(js),
  fonts: kilobytes(fonts),
  "font files": fontFiles,
  scripts: jsFiles,
  total: kilobytes(html + css + lateCss + js + fonts),
}));

console.table(Object.fromEntries(rows.map(({ page, ...cells }) => [page, cells])));
writeReport("bytes", {
  command: "npm run bench:bytes",
  rows,
  notes: [
    "KB of Brotli that a first visit transfers.",
    ...(Object.keys(budgets) as BudgetKind[]).map(largest),
  ],
});

function largest(kind: BudgetKind): string {
  const { path, [kind]: value } = measured.reduce((one, other) => (other[kind] > one[kind] ? other : one));
  const over = measured.filter((page) => page[kind] > budgets[kind]).map((page) => page.path);
  const verdict = over.length === 0 ? "all pages are within" : `over it: ${over.join(", ")}`;
  return `${names[kind]}: at most ${shown(value, kind)} (${path}) of ${shown(budgets[kind], kind)}; ${verdict}.`;
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1024).toFixed(1));
}
