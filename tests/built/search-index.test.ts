import { expect, test } from "vitest";

import { readBlog, readHelp } from "../../app/articles/read-articles.server.ts";
import { indexPaths } from "../../app/features/search/search-index.ts";
import { productLines } from "../../app/catalogue/lines.ts";
import { pages as siteMap } from "../../app/site-map.ts";
import { cacheControl } from "../../server/headers.ts";
import { prices } from "../facts/prices.ts";
import { builtIndex, siteSearch } from "../support/built-search.ts";
import { addressedPages } from "../support/built-site.ts";
import { transferred } from "../support/page-bytes.ts";
import { says } from "../support/says.ts";

const indexes = { pages: builtIndex("pages"), blog: builtIndex("blog"), help: builtIndex("help") };
const entries = Object.values(indexes).flatMap((index) => index.entries);
const plans = entries.filter(({ price }) => price !== undefined);
const search = siteSearch();

test("every page of the menus and every page that search engines may list is in one index, and no other", () => {
  const inMenus = new Set<string>(siteMap.map(({ path }) => path));
  const expected = addressedPages()
    .filter(
      ({ path, root }) => inMenus.has(path) || !root.querySelector('meta[name="robots"][content*="noindex"]'),
    )
    .map(({ path }) => encodeURI(path));
  expect(expected.length).toBeGreaterThan(55);
  const found = entries.filter(({ price }) => price === undefined).map(({ path }) => path);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test("every plan is in the index, with a price, and leads to the section of its page", () => {
  const catalogue = productLines.flatMap((line) => line.plans);
  expect(catalogue).toHaveLength(Object.values(prices.plans).flat().length);
  expect(plans).toHaveLength(catalogue.length);
  const broken = plans.filter(({ path, title, price }) => {
    const [page, anchor = ""] = path.split("#");
    const root = addressedPages().find((each) => each.path === page)?.root;
    const named = catalogue.some((plan) => title.endsWith(`: ${plan.name}`));
    return !named || !/^(\$[\d.,]+|Custom)/.test(price ?? "") || !root?.querySelector(`#${anchor}`);
  });
  expect(broken).toEqual([]);
});

test("blog and help have an index of their own with every article and the headings of its sections", () => {
  const articles = {
    blog: readBlog().map(({ id }) => `/blog/${id}`),
    help: readHelp().map(({ id }) => `/support/knowledge-base/${id}`),
  };
  for (const name of ["blog", "help"] as const) {
    expect(indexes[name].entries.map(({ path }) => path).toSorted()).toEqual(articles[name].toSorted());
    expect(indexes[name].entries.filter(({ sections = [] }) => sections.length === 0)).toEqual([]);
  }
  expect(indexes.blog.entries.filter(({ article }) => !article?.authorName || !article.image)).toEqual([]);
  expect(indexes.help.entries.filter(({ group }) => !group)).toEqual([]);
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
  const first = search(query).results.slice(0, 3);
  expect(first.map((result) => result.path)).toContain(path);
});

test("an amount finds the plans at that price", () => {
  const amounts = plans.flatMap(({ price = "" }) => /^\$[\d,.]+/.exec(price) ?? []);
  const timesOf = (amount: string) => amounts.filter((each) => each === amount).length;
  const [shared = ""] = amounts.toSorted((one, other) => timesOf(other) - timesOf(one));
  const first = search(shared).results.slice(0, Math.min(3, timesOf(shared)));
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter(({ price }) => !says(price ?? "", shared))).toEqual([]);
});

test("the indexes are small, and asked for again after a deployment", () => {
  const blog = transferred(indexPaths.blog);
  const help = transferred(indexPaths.help);
  const all = transferred(indexPaths.pages) + blog + help;
  console.log(
    `search indexes: ${[all, blog, help].map((each) => (each / 1024).toFixed(1)).join(", ")} KB ` +
      `for site, blog, help; ${entries.length} entries`,
  );
  expect(all).toBeLessThan(60 * 1024);
  expect(blog).toBeLessThan(25 * 1024);
  expect(help).toBeLessThan(10 * 1024);
  for (const path of Object.values(indexPaths)) expect(cacheControl(path)).toContain("no-cache");
});
