import { expect, test } from "vitest";

import { searchQueries } from "../facts/search-queries.ts";
import { siteSearch } from "../support/built-search.ts";

const search = siteSearch();

test.for(searchQueries)("%s: first comes %s", ([query, page, plan]) => {
  const [first] = search(query).results;
  expect(first?.path.replace(/#.*/, "")).toBe(page);
  expect(first?.title).toBe(plan ?? first?.title);
});

test("a size alone finds the plans that have it", () => {
  for (const query of ["8 GB", "8gb", "8 gigabytes"]) {
    const first = search(query).results.slice(0, 2);
    expect(first.map(({ title }) => title).toSorted()).toEqual([
      "Cloud Hosting: Professional",
      "VPS Hosting: Professional",
    ]);
  }
});

test("a plan's name that two products share finds both", () => {
  const first = search("business standard").results.slice(0, 2);
  expect(first.map(({ title }) => title).toSorted()).toEqual([
    "Google Workspace: Business Standard",
    "Microsoft 365: Business Standard",
  ]);
});
