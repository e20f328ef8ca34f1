import { expect, test } from "vitest";

import { isReadingPage } from "../../app/reading-pages.ts";
import { addressedPages } from "../support/built-site.ts";

const pages = addressedPages();

test("pages for reading wait for a control, and all others do not", () => {
  const marked = pages.filter(({ root }) => root.querySelector("script[data-on-demand]"));
  expect(marked.map(({ path }) => path)).toEqual(
    pages.map(({ path }) => path).filter((path) => isReadingPage(path)),
  );
  expect(marked.length).toBeGreaterThan(50);
  expect(marked.length).toBeLessThan(pages.length);
});

test("no page for reading has a ruler, which a keyboard reaches only when React is there", () => {
  const withRuler = pages.filter(({ root }) => root.querySelector("[data-ruler]")).map(({ path }) => path);
  expect(withRuler.length).toBeGreaterThan(0);
  expect(withRuler.filter(isReadingPage)).toEqual([]);
});
