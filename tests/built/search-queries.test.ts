import { expect, test } from "vitest";

import { productLines } from "../../app/catalogue/lines.ts";
import { pageAt } from "../../app/site-map.ts";
import { prices } from "../facts/prices.ts";
import { searchQueries } from "../facts/search-queries.ts";
import { siteSearch } from "../support/built-search.ts";

const search = siteSearch();

test.for([...searchQueries, ...prices.searches])("%s: first comes %s", ([query, ...expected]) => {
  const first = search(query).results.slice(0, expected.length);
  const found = first.flatMap(({ title, path }) => [title, path.replace(/#.*/, "")]);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test("every plan is one of the first two that its whole name finds", () => {
  const titles = productLines.flatMap(({ page, plans }) =>
    plans.map(({ name }) => `${pageAt(page).label}: ${name}`),
  );
  const missing = titles.filter(
    (title) =>
      !search(title)
        .results.slice(0, 2)
        .some((found) => found.title === title),
  );
  expect(missing).toEqual([]);
});
