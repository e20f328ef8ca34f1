import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { createSearch } from "../../app/features/site-search/engine.ts";
import { type PackedIndex, searchIndexPath } from "../../app/features/site-search/search-index.ts";
import { cataloguePlans } from "../../scripts/finish-build/search/search-plans.ts";
import { cacheControl } from "../../server/headers.ts";
import { addressedPages, clientFolder } from "../support/built-site.ts";
import { transferred } from "../support/page-bytes.ts";

const index = JSON.parse(readFileSync(join(clientFolder, searchIndexPath), "utf8")) as PackedIndex;
const search = createSearch(index);
const pages = index.entries.filter(([, , , price]) => price === undefined).map(([path]) => path);
const plans = index.entries.filter(([, , , price]) => price !== undefined);

test("every page that search engines may list is in the index once, and no other", () => {
  const expected = addressedPages()
    .filter(({ root }) => !root.querySelector('meta[name="robots"][content*="noindex"]'))
    .map(({ path }) => encodeURI(path));
  expect(expected.length).toBeGreaterThan(55);
  expect(pages.toSorted()).toEqual(expected.toSorted());
});

test("every plan is in the index, with a price, and leads to the section of its page", async () => {
  const catalogue = await cataloguePlans();
  // Nineteen product lines of three.
  expect(catalogue.length).toBeGreaterThanOrEqual(57);
  expect(plans).toHaveLength(catalogue.length);
  const broken = plans.filter(([path, title, , price]) => {
    const [page, anchor = ""] = path.split("#");
    const root = addressedPages().find((each) => each.path === page)?.root;
    const named = catalogue.some((plan) => title.endsWith(`: ${plan.name}`));
    return !named || !/^(\$[\d.,]+|Custom)/.test(price ?? "") || !root?.querySelector(`#${anchor}`);
  });
  expect(broken).toEqual([]);
});

test.each([
  ["vps", "/services/hosting/vps"],
  ["kubernets", "/services/cloud/kubernetes"],
  ["backups", "/services/security/backup-dr"],
  ["ssl cert", "/services/security/ssl"],
  ["sign in", "/signin"],
  ["contact", "/contact"],
  ["telephone", "/contact"],
  ["jobs", "/careers"],
  ["blog", "/blog"],
  ["e-commerce", "/industries/ecommerce"],
  ["google workspace", "/services/email/google-workspace"],
  ["privacy", "/privacy"],
])("%s leads to %s among the first three", (query, path) => {
  const first = search(query).found.slice(0, 3);
  expect(first.map((found) => found.path)).toContain(path);
});

test("$29 finds the plans at that price", () => {
  const first = search("$29").found.slice(0, 3);
  expect(first.map((found) => found.price)).toEqual([
    expect.stringMatching(/^\$29\b/),
    expect.stringMatching(/^\$29\b/),
    expect.stringMatching(/^\$29\b/),
  ]);
});

test("the index is small, and asked for again after a deployment", () => {
  const bytes = transferred(searchIndexPath);
  console.log(`search index: ${(bytes / 1024).toFixed(1)} KB, ${index.entries.length} entries`);
  expect(bytes).toBeLessThan(60 * 1024);
  expect(cacheControl(searchIndexPath)).toContain("must-revalidate");
});
