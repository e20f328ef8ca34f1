import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { subjectIn } from "../../../app/enquiry/subject/subject.ts";
import type { QuoteLine } from "../../data/schema/index.ts";
import { catalogueLine, linesOf } from "./quote-lines.ts";
import { totalsOf } from "./totals.ts";
import { offered } from "../../../app/catalogue/testing/offered.ts";

const line = (unitCents: number, quantity: number, period: QuoteLine["period"]): QuoteLine => ({
  title: "A line",
  detail: "",
  unitCents,
  quantity,
  period,
});

describe("totalsOf", () => {
  it("adds up two servers, a backup and a certificate with tax, to the cent", () => {
    const lines = [line(5900, 2, "month"), line(9900, 1, "month"), line(19_900, 1, "year")];
    const totals = totalsOf({ lines, termMonths: 12, discountPercent: 0, taxPercent: 18 });
    expect(totals.month.net).toBe(21_700);
    expect(totals.year.net).toBe(19_900);
    expect(totals.firstInvoice).toMatchObject({ net: 41_600, tax: 7488, total: 49_088 });
    expect(totals.term).toMatchObject({ net: 280_300, tax: 50_454, total: 330_754 });
  });

  it("takes the discount off before tax", () => {
    const totals = totalsOf({
      lines: [line(10_001, 1, "month")],
      termMonths: 1,
      discountPercent: 12.5,
      taxPercent: 18,
    });
    expect(totals.month).toEqual({ gross: 10_001, discount: 1250, net: 8751, tax: 1575, total: 10_326 });
  });

  it("bills a year for each year that begins, and what is paid once, once", () => {
    const totals = totalsOf({
      lines: [line(1200, 1, "year"), line(500, 1, "once"), line(5, 720, "hour")],
      termMonths: 13,
      discountPercent: 0,
      taxPercent: 0,
    });
    expect(totals.years).toBe(2);
    expect(totals.term.total).toBe(2 * 1200 + 500 + 13 * 3600);
  });

  it("is whole cents, and the term is the sum of its invoices, whatever is in it", () => {
    const lines = fc.array(
      fc.record({
        unitCents: fc.integer({ min: 1, max: 1_000_000 }),
        quantity: fc.integer({ min: 1, max: 9999 }),
        period: fc.constantFrom("month", "year", "once", "hour"),
      }),
      { maxLength: 8 },
    );
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        lines,
        percent,
        percent,
        fc.integer({ min: 1, max: 60 }),
        (drawn, discountPercent, taxPercent, termMonths) => {
          const totals = totalsOf({
            lines: drawn.map(({ unitCents, quantity, period }) => line(unitCents, quantity, period)),
            discountPercent,
            taxPercent,
            termMonths,
          });
          const { month, year, once, term, years } = totals;
          for (const sum of [month, year, once, term]) {
            expect(Object.values(sum).every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true);
            expect(sum.total).toBe(sum.gross - sum.discount + sum.tax);
          }
          expect(term.total).toBe(month.total * termMonths + year.total * years + once.total);
        },
      ),
    );
  });
});

const professional = offered("vps-professional");
const starter = offered("vps-starter");
const domain = offered("domain-com");

describe("linesOf", () => {
  it.each([
    [
      "plan=vps-professional",
      [{ title: professional.title, unitCents: centsOf(professional), period: "month", quantity: 1 }],
    ],
    [
      "domain=example-name.com",
      [{ title: "Domain example-name.com", unitCents: centsOf(domain), period: "year" }],
    ],
    [
      "estimate=vps-professional.2,vps-starter",
      [
        { unitCents: centsOf(professional), quantity: 2 },
        { unitCents: centsOf(starter), quantity: 1 },
      ],
    ],
    ["job=devops-engineer", []],
  ])("makes lines of %s", (search, lines) => {
    expect(linesOf(subjectIn(`?${search}`) ?? null)).toMatchObject(lines);
  });

  it("begins at zero where a price is to be agreed", () => {
    expect(linesOf({ kind: "plan", plan: "x", product: "A", name: "B", price: "Custom" })).toMatchObject([
      { unitCents: 0 },
    ]);
  });
});

it("finds plans of the catalogue and nothing else", () => {
  expect(catalogueLine("vps-starter")).toMatchObject({
    title: starter.title,
    unitCents: centsOf(starter),
  });
  expect(catalogueLine("no-such-plan")).toBeUndefined();
});

function centsOf({ dollars }: { dollars: number }): number {
  return Math.round(dollars * 100);
}
