import { expect, test } from "vitest";

import { categoryPath, categorySlug } from "./categories";
import { pageCount } from "./paging";
import { countWords, readTime } from "./read-time";
import { tagPath, tags } from "./tags";

test("only the first space of a category's name becomes a hyphen", () => {
  expect(categorySlug("Cloud Services")).toBe("cloud-services");
  expect(categorySlug("AI & Machine Learning")).toBe("ai-& machine learning");
  expect(categoryPath("AI & Machine Learning")).toBe("/blog/category/ai-&%20machine%20learning");
});

test("no tag needs encoding, and there are twelve to twenty", () => {
  expect(tags.length).toBeGreaterThanOrEqual(12);
  expect(tags.length).toBeLessThanOrEqual(20);
  for (const tag of tags)
    expect(encodeURIComponent(tagPath(tag).slice("/blog/tag/".length))).toMatch(/^[a-z]+$/);
});

test("reading time counts words and not code, and is never nothing", () => {
  expect(readTime("word ".repeat(900))).toBe("5 min read");
  expect(readTime("")).toBe("1 min read");
  expect(
    countWords("Two words\n\n```sh\nmany more that nobody reads\n```\n\n[a link](/blog/somewhere)"),
  ).toBe(4);
});

test("twelve articles fill a page", () => {
  expect([0, 1, 12, 13, 24, 25].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
});
