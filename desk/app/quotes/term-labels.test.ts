import { expect, test } from "vitest";

import { placeTermLabels } from "./term-labels.ts";

function label(at: number, amount: string, ...words: string[]) {
  return { key: words[0] ?? "", at, amount, words };
}

const year = [
  label(0, "$1,416", "12 months of 2 × VPS Hosting, Professional"),
  label(42.8, "$1,188", "12 months of Backup, Business"),
  label(78.7, "$199", "SSL Certificates, Extended"),
  label(84.7, "$504.54", "GST 18%"),
];

test("labels stand under their parts, and one that reaches over the next line a row below it", () => {
  expect(placeTermLabels(year, 960)?.map(({ row }) => row)).toEqual([0, 0, 1, 0]);
});

test("a label never crosses a line to its right", () => {
  const crowded = placeTermLabels([label(0, "$1", "A rather long label"), ...year.slice(1)], 960);
  const close = placeTermLabels(
    [label(0, "$1", "A label"), label(2, "$2", "Another one"), label(4, "$3", "The third")],
    960,
  );
  expect(crowded?.[0]?.row).toBe(0);
  expect(close?.map(({ row }) => row)).toEqual([2, 1, 0]);
});

test("a shorter way to say it is taken where it saves a row", () => {
  const labels = [
    label(0, "$1,416", "12 months of 2 × VPS Hosting, Professional", "VPS Hosting"),
    label(20, "$1,188", "12 months of Backup", "Backup"),
  ];
  const placed = placeTermLabels(labels, 864);
  expect(placed?.map(({ words, row }) => [words, row])).toEqual([
    ["VPS Hosting", 0],
    ["12 months of Backup", 0],
  ]);
});

test("the last label hangs back from the end of the bar, where it would pass it", () => {
  const placed = placeTermLabels([label(0, "$1", "A label"), label(97, "−$209.50", "Discount 3%")], 864);
  expect(placed?.map(({ at, anchor, row }) => [at, anchor, row])).toEqual([
    [0, "start", 0],
    [100, "end", 0],
  ]);
});

test("where there is no room for all there are none", () => {
  expect(placeTermLabels(year, 280)).toBeUndefined();
  expect(placeTermLabels([label(0, "$1", "w".repeat(200))], 960)).toBeUndefined();
  const many = Array.from({ length: 12 }, (_, index) => label(index, "$1", "A label"));
  expect(placeTermLabels(many, 960)).toBeUndefined();
});
