/** Prints what a first visit to each page transfers, headers included: run `npm run build` before it. */
import { budgets, firstVisit } from "../tests/support/budgets.ts";
import { type PageBytes, pageBytes } from "../tests/support/page-bytes.ts";
import { writeReport } from "./support/write-report.ts";

const measured = await pageBytes();
const rows = measured.map(({ path, hasIslands, html, css, js, fonts }) => ({
  page: path,
  islands: hasIslands ? "yes" : "",
  HTML: kilobytes(html),
  CSS: kilobytes(css),
  JavaScript: kilobytes(js),
  fonts: kilobytes(fonts),
  total: kilobytes(html + css + js + fonts),
}));

console.table(Object.fromEntries(rows.map(({ page, ...cells }) => [page, cells])));
writeReport("bytes", {
  command: "npm run bench -- bytes",
  rows,
  notes: [
    "KB of 1,000 bytes, whole answers in Brotli; pictures are left out. JavaScript: with what the islands of a page need, whenever they start.",
    largest("HTML", ({ html }) => html),
    largest("CSS", ({ css }) => css),
    ...[false, true].flatMap((hasIslands) => {
      const [kind, name] = hasIslands
        ? (["withIslands", "on pages with islands"] as const)
        : (["withoutIslands", "on pages without"] as const);
      const some = measured.filter((page) => page.hasIslands === hasIslands);
      return [
        largest(`JavaScript ${name}, of ${kilobytes(budgets.js[kind])} KB`, ({ js }) => js, some),
        largest(
          `All ${name}, of ${kilobytes(firstVisit[kind])} KB`,
          (page) => page.html + page.css + page.js + page.fonts,
          some,
        ),
      ];
    }),
  ],
});

function largest(name: string, value: (page: PageBytes) => number, among = measured): string {
  const most = among.toSorted((one, other) => value(other) - value(one))[0];
  return most ? `${name}: at most ${kilobytes(value(most))} KB (${most.path}).` : `${name}: no such page.`;
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}
