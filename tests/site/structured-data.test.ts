import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { pages } from "../../app/site-map.ts";
import { addressedPages, type BuiltPage, builtPages } from "../support/built-site.ts";
import { problemsOf } from "../support/problems.ts";

const labels = new Map(pages.map((page) => [page.path, page.label]));

test("structured data parses and names its vocabulary", () => {
  const problems = problemsOf(builtPages(), (page) =>
    blocksOf(page).flatMap((text) => {
      try {
        const data = JSON.parse(text) as { "@context"?: string };
        return data["@context"] === "https://schema.org" ? [] : ["no @context of https://schema.org"];
      } catch (error) {
        return [String(error)];
      }
    }),
  );
  expect(problems).toEqual([]);
});

test("every page but home has the breadcrumb of its ancestors, and home has none", () => {
  const problems = problemsOf(addressedPages(), (page) => {
    const expected = page.path === "/" ? [] : [breadcrumbOf(page)];
    const found = blocksOf(page).flatMap(breadcrumbsIn);
    return JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`breadcrumb is ${JSON.stringify(found)}`];
  });
  expect(problems).toEqual([]);
});

function blocksOf({ root }: BuiltPage): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
}

interface Crumb {
  position: number;
  name: string;
  item: string;
}

/** By the site map; for an article, a category or a tag, which it does not hold, as the page itself shows it. */
function breadcrumbOf({ path, root }: BuiltPage): Crumb[] {
  if (!labels.has(path)) {
    return root.querySelectorAll('main nav[aria-label="Breadcrumb"] li').map((crumb, index) => ({
      position: index + 1,
      name: crumb.textContent,
      item: `${identity.siteUrl}${crumb.querySelector("a")?.getAttribute("href") ?? shelfOf(path)}`,
    }));
  }
  const segments = path.slice(1).split("/");
  return ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)]
    .filter((each) => labels.has(each))
    .map((each, index) => ({
      position: index + 1,
      name: labels.get(each) ?? "",
      item: `${identity.siteUrl}${each}`,
    }));
}

/** The breadcrumb lists of one block, which holds a single thing or a graph of things. */
function breadcrumbsIn(text: string): Crumb[][] {
  const data = JSON.parse(text) as { "@graph"?: Thing[] } & Thing;
  return (data["@graph"] ?? [data])
    .filter((thing) => thing["@type"] === "BreadcrumbList")
    .map((thing) =>
      (thing.itemListElement ?? []).map(({ position, name, item }) => ({ position, name, item })),
    );
}

/** The second page of a category has the category's own address as its last crumb. */
function shelfOf(path: string): string {
  return encodeURI(path.replace(/\/\d+$/, ""));
}

interface Thing {
  "@type"?: string;
  itemListElement?: Crumb[];
}
