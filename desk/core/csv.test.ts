import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { parseCsv } from "../commands/testing/parse-csv.ts";
import { csvCell, csvLine } from "./csv.ts";

describe("csvLine", () => {
  it("is read back as it was, but for the mark before what looks like a formula", () => {
    const cells = fc.array(fc.string({ unit: "binary" }).map(oftenAwkward), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1 }), (rows) => {
        const expected = rows.map((row) => row.map((cell) => (looksLikeFormula(cell) ? `'${cell}` : cell)));
        expect(parseCsv(rows.map((row) => csvLine(row)).join(""))).toEqual(expected);
      }),
    );
  });

  it("never leaves a cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(fc.constantFrom("=", "+", "-", "@", "\t", "\r"), fc.string(), (first, rest) => {
        expect(csvCell(first + rest)).toMatch(/^"?'/);
      }),
    );
  });

  it("leaves numbers alone, and has nothing for nothing", () => {
    expect(csvLine([-5, null, undefined, ""])).toBe("-5,,,\n");
  });
});

/** What trips up readers of CSV comes more often than by chance. */
function oftenAwkward(text: string): string {
  const awkward = ['"', ",", "\n", "\r\n", '""', "=1+1", "'"];
  return text.length % 2 === 0 ? text : `${awkward[text.length % awkward.length]}${text}`;
}

function looksLikeFormula(cell: string): boolean {
  return "=+-@\t\r\n＝＋－＠".includes(cell.slice(0, 1)) && cell !== "";
}
