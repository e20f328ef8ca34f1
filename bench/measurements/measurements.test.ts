import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { measurementsPage } from "./markdown.ts";
import { readReports } from "./read-reports.ts";

const report = {
  command: "npm run bench -- serve",
  date: "2026-11-15T06:25:25.151Z",
  rows: [
    { page: "/", "LCP ms": 800, ratio: 1.02 },
    { page: "/a|b", "LCP ms": 900 },
  ],
  notes: ["/a|b is over 1.05: its picture is large."],
};

describe("measurementsPage", () => {
  const page = measurementsPage(new Map([["speed", report]]));

  it("names the command and the day of each bench", () => {
    expect(page).toContain("## Speed\n\n`npm run bench -- serve`, 2026-11-15.");
  });

  it("has every figure in a table, whatever columns a row has", () => {
    expect(page).toContain("| page | LCP ms | ratio |\n| --- | ---: | ---: |\n| / | 800 | 1.02 |\n");
    expect(page).toContain(String.raw`| /a\|b | 900 |  |`);
  });

  it("says what did not reach its target", () => {
    expect(page).toContain(String.raw`- /a\|b is over 1.05: its picture is large.`);
  });

  it("has the benches in the order of their names", () => {
    const both = measurementsPage(
      new Map([
        ["speed", report],
        ["bytes", report],
      ]),
    );
    expect(both.match(/^## .*/gm)).toEqual(["## Bytes", "## Speed"]);
  });

  it("folds a long table", () => {
    const rows = Array.from({ length: 31 }, (_, index) => ({ page: `/${index}` }));
    expect(measurementsPage(new Map([["bytes", { ...report, rows }]]))).toContain(
      "<summary>All 31 rows</summary>",
    );
  });
});

describe("readReports", () => {
  it("reads all reports of a folder, and names one that is not whole", () => {
    const folder = mkdtempSync(join(tmpdir(), "reports-"));
    writeFileSync(join(folder, "speed.json"), JSON.stringify(report));
    expect([...readReports(folder).keys()]).toEqual(["speed"]);
    writeFileSync(
      join(folder, "load.json"),
      JSON.stringify({ ...report, date: "today", rows: [{ p99: [1, 2] }] }),
    );
    expect(() => readReports(folder)).toThrow("load.json: wrong or missing: date, rows");
    rmSync(folder, { recursive: true });
  });

  it("finds none where nothing was measured", () => {
    expect(readReports(join(tmpdir(), "no-such-folder")).size).toBe(0);
  });
});
