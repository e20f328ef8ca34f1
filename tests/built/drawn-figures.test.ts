import { expect, test } from "vitest";

import { plansOf } from "../facts/prices.ts";
import { mainOf, sectionsOf } from "../support/page-parts.ts";
import { says, textOf } from "../support/says.ts";

// Drawings whose figures follow from others: what is written on them has to add up. Lengths are tested in a browser.

test.for([
  "/services/cloud/aws",
  "/services/cloud/finops",
  "/services/marketing",
  "/industries/education",
  "/industries/healthcare",
  "/industries/ecommerce",
])("%s calls the invented figures of its first drawing an example", (path) => {
  expect(textOf(sectionsOf(path)[0]?.querySelector("figcaption"))).toMatch(/^Example\b/);
});

test("AWS: the accounts of the landing zone add up to the number in the caption", () => {
  const figure = sectionsOf("/services/cloud/aws")[0]?.querySelector("figure");
  const accounts = numbersIn(figure?.querySelectorAll("h3").map(textOf).join("\n"), /(\d+) accounts/g);
  const [total] = numbersIn(textOf(figure?.querySelector("figcaption")), /(\d+) accounts/g);
  // The management account is one more.
  expect(accounts.reduce((sum, count) => sum + count, 1)).toBe(total);
});

test("FinOps: the lines of the example bill add up to 100 per cent", () => {
  const rows = mainOf("/services/cloud/finops").querySelectorAll("tbody tr");
  const shares = rows.flatMap((row) => numbersIn(textOf(row), /(\d+)%/g).slice(0, 1));
  expect(shares).toHaveLength(rows.length);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});

test("gaming: the time of a frame follows from the frames a second", () => {
  const text = textOf(mainOf("/industries/gaming"));
  const pairs = [...text.matchAll(/([\d.]+) ms\s*(\d+) frames/g)].map((match) => match.slice(1).map(Number));
  expect(pairs.length).toBeGreaterThan(3);
  for (const [time, frames = 0] of pairs) expect(time).toBeCloseTo(1000 / frames, 1);
});

test("fintech: every step of the payment drawn ends within the specified 100 ms", () => {
  const ends = numbersIn(textOf(sectionsOf("/industries/fintech")[0]), /from \d+ to (\d+) ms/g);
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.max(...ends)).toBeLessThan(100);
});

test("digital strategy: what each package adds, added up, is its price", () => {
  const figure = mainOf("/services/marketing/digital-strategy").querySelector("#packages figure");
  const added = numbersIn(textOf(figure).replaceAll(",", ""), /\$([\d.]+)/g);
  const sums = added.map((_, index) => added.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
  expect(sums).toEqual(
    plansOf("/services/marketing/digital-strategy").map(({ price }) =>
      Number(price.replaceAll(/[$,]| .*/g, "")),
    ),
  );
});

test("PPC: under the visitor's own, the first drawing sets each fee beside its ad spend", () => {
  const [, ...rows] = mainOf("/services/marketing/ppc").querySelector("figure")?.querySelectorAll("li") ?? [];
  const missing = plansOf("/services/marketing/ppc").flatMap(({ price, says: texts }, index) =>
    [price.replace("/month", ""), ...texts].filter((text) => !says(textOf(rows[index]), text)),
  );
  expect(missing).toEqual([]);
});

function numbersIn(text: string | undefined, pattern: RegExp): number[] {
  return [...(text ?? "").matchAll(pattern)].map((match) => Number(match[1]));
}
