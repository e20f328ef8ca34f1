import { expect, test } from "vitest";

import { packIndex, unpackIndex } from "./search-index";

test("what is packed comes out again, its tokens in another order", () => {
  const entries = Array.from({ length: 80 }, (_, index) => ({
    path: `/page-${index}`,
    title: `Page ${index}`,
    description: "",
    ...(index % 2 && { price: `$${index}` }),
    headings: index % 3 ? ["every", `only-${index}`] : [],
    body: ["constructor", `word-${index % 7}`],
  }));
  expect(unpackIndex(JSON.parse(JSON.stringify(packIndex(entries))))).toEqual(
    entries.map((entry) => ({ ...entry, headings: entry.headings.toSorted(), body: entry.body.toSorted() })),
  );
});

test("no entries and no tokens are no trouble", () => {
  expect(unpackIndex(packIndex([]))).toEqual([]);
});
