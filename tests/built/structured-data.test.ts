import { expect, test } from "vitest";

import { positions } from "../../app/catalogue/positions.data.ts";
import { identity } from "../../app/identity.ts";
import { formatPrice } from "../../app/lib/format/format-price.ts";
import { addressedPages, type BuiltPage, builtPages, servedFile } from "../support/built-site.ts";
import { problemsOf } from "../support/problems.ts";
import { blocksOf, listIn, type Thing, thingsOf, typedThings } from "../support/structured-data.ts";
import { thingProblems } from "../support/structured-data-rules.ts";

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

test("every thing has what search engines require of its type", () => {
  const problems = problemsOf(builtPages(), (page) =>
    thingsOf(page).flatMap((block) =>
      typedThings(block).flatMap((thing) => thingProblems(thing, thing === block)),
    ),
  );
  expect(problems).toEqual([]);
});

test("every address in it is one of the site's own, but for the profiles elsewhere", () => {
  const known = new Set(addressedPages().map(({ path }) => identity.siteUrl + encodeURI(path)));
  const problems = problemsOf(addressedPages(), (page) =>
    thingsOf(page)
      .flatMap(typedThings)
      .flatMap((thing) => [thing["url"], thing["item"], thing["mainEntityOfPage"]])
      .filter((address) => typeof address === "string")
      .filter((address) => !known.has(address.replace(/#.*$/, "")))
      .map((address) => `no page at ${address}`),
  );
  expect(problems).toEqual([]);
});

test("every page but home has the breadcrumb that it shows, down to itself, and home has none", () => {
  const problems = problemsOf(addressedPages(), (page) => {
    const found = thingsOf(page, "BreadcrumbList").map((list) => listIn(list, "itemListElement"));
    if (page.path === "/") return found.length === 0 ? [] : ["home has a breadcrumb"];
    const [crumbs = [], ...others] = found;
    const names = crumbs.map((crumb) => crumb["name"]);
    const shown = visibleBreadcrumb(page);
    return [
      ...(others.length === 0 && crumbs.length > 0 ? [] : [`${found.length} breadcrumbs`]),
      ...(crumbs.every((crumb, index) => crumb["position"] === index + 1)
        ? []
        : ["positions do not count up"]),
      ...(crumbs[0]?.["item"] === `${identity.siteUrl}/` ? [] : ["does not begin at home"]),
      ...(crumbs.at(-1)?.["item"] === identity.siteUrl + encodeURI(firstPageOf(page.path))
        ? []
        : ["does not end at the page"]),
      ...(shown.length === 0 || shown.join(" / ") === names.join(" / ")
        ? []
        : [`says ${names.join(" / ")}, the page ${shown.join(" / ")}`]),
    ];
  });
  expect(problems).toEqual([]);
});

test("every page has the things that fit it", () => {
  const problems = problemsOf(addressedPages(), (page) => {
    const types = thingsOf(page).map((thing) => thing["@type"] ?? "");
    return fitting(page.path)
      .filter((type) => !types.includes(type))
      .map((type) => `no ${type}`);
  });
  expect(problems).toEqual([]);
});

test("each price in it stands on the page, with the name of what it buys", () => {
  let count = 0;
  const problems = problemsOf(addressedPages(), (page) => {
    const text = visibleText(page);
    return thingsOf(page)
      .flatMap(typedThings)
      .filter((thing) => thing["@type"] === "Offer")
      .flatMap(({ name, price }) => {
        count += 1;
        const shown = formatPrice(Number(price));
        // "$29" must not be found in "$299" or "$29.50".
        const pattern = new RegExp(`${shown.replaceAll(/[$.]/g, "\\$&")}(?![\\d,]|\\.\\d)`);
        return [
          ...(pattern.test(text) ? [] : [`${name} at ${shown} is not on the page`]),
          // A parent page says whose plan it is: "Zoho Mail: Mail Lite".
          ...String(name)
            .split(": ")
            .filter((part) => !text.includes(part))
            .map((part) => `${part} is not on the page`),
        ];
      });
  });
  expect(count).toBeGreaterThan(60);
  expect(problems).toEqual([]);
});

test("questions, positions and headlines in it are those that the page shows", () => {
  const problems = problemsOf(addressedPages(), (page) => {
    const text = visibleText(page);
    return [
      ...thingsOf(page, "FAQPage").flatMap(typedThings),
      ...thingsOf(page, "JobPosting"),
      ...thingsOf(page, "BlogPosting"),
    ]
      .flatMap((thing) => [
        thing["@type"] === "Question" && thing["name"],
        thing["text"],
        thing["title"],
        thing["headline"],
      ])
      .filter((stated) => typeof stated === "string")
      .filter((stated) => !text.includes(stated.replaceAll(/\s+/g, " ")))
      .map((stated) => `not on the page: ${stated}`);
  });
  expect(problems).toEqual([]);
});

test("every article names its author's place, its picture and its dates as its page does", () => {
  const problems = problemsOf(addressedPages(), (page) =>
    ["BlogPosting", "TechArticle"].flatMap((type) =>
      thingsOf(page, type).flatMap((thing) => [
        ...(servedFile(new URL(String(thing["image"])).pathname) ? [] : [`no picture ${thing["image"]}`]),
        ...(metaOf(page, "article:published_time") === thing["datePublished"]
          ? []
          : ["published_time differs"]),
        ...(metaOf(page, "article:modified_time") === thing["dateModified"] ? [] : ["modified_time differs"]),
        ...listIn(thing, "author").flatMap((author) => authorProblems(page, author)),
      ]),
    ),
  );
  expect(problems).toEqual([]);
});

test("every open position is a JobPosting on a page of its own, which its panel links to", () => {
  const pages = new Map(addressedPages().map((page) => [page.path, page]));
  const careers = pages.get("/careers")?.root;
  const problems = positions.flatMap(({ id, title, datePosted, openUntil }) => {
    const path = `/careers/${id}`;
    const page = pages.get(path);
    const [posting, ...others] = page ? thingsOf(page, "JobPosting") : [];
    return [
      ...(posting?.["title"] === title && others.length === 0 ? [] : [`${path}: no posting of ${title}`]),
      ...(String(posting?.["validThrough"]).startsWith(openUntil) && openUntil > datePosted
        ? []
        : [`${path}: valid through ${posting?.["validThrough"]}`]),
      ...(careers?.querySelector(`#${id} details a[href="${path}"]`)
        ? []
        : [`${path}: no link from its panel`]),
    ];
  });
  expect(problems).toEqual([]);
});

test("offers say what the price is for: the period that the page shows", () => {
  const offers = addressedPages().flatMap((page) =>
    thingsOf(page)
      .flatMap(typedThings)
      .filter((thing) => thing["@type"] === "Offer")
      .map((offer) => ({ path: page.path, offer, text: visibleText(page) })),
  );
  const problems = offers.flatMap(({ path, offer, text }) => {
    const unit = (offer["priceSpecification"] as { unitText?: string } | undefined)?.unitText;
    // A page may write "/user/month" as "per user and month".
    return unit && unit.split("/").every((word) => text.includes(word))
      ? []
      : [`${path}: ${offer["name"]} is per ${unit}`];
  });
  expect(problems).toEqual([]);
});

test("the organization can be reached for sales and at every hour for support", () => {
  const home = addressedPages().filter(({ path }) => path === "/");
  const points = home.flatMap((page) =>
    thingsOf(page, "Organization").flatMap((thing) => listIn(thing, "contactPoint")),
  );
  expect(points.map((point) => [point["contactType"], point["telephone"]])).toEqual([
    ["sales", identity.phones.sales],
    ["technical support", identity.phones.support],
  ]);
});

function metaOf({ root }: BuiltPage, property: string): string | undefined {
  return root.querySelector(`meta[property="${property}"]`)?.getAttribute("content");
}

/** An author is introduced at the address, and the article links there. */
function authorProblems({ root }: BuiltPage, { name, url }: Thing): string[] {
  const { pathname, hash } = new URL(String(url));
  if (!hash) return [];
  const introduction = addressedPages()
    .find(({ path }) => path === pathname)
    ?.root.querySelector(hash);
  return [
    ...(introduction?.textContent.includes(String(name)) ? [] : [`${url} does not introduce ${name}`]),
    ...(root.querySelector(`main header a[href="${pathname}${hash}"]`) ? [] : [`no link to ${url}`]),
  ];
}

/** The further pages of a list, "/blog/category/cloud-services/2", belong to the first. */
function firstPageOf(path: string): string {
  return path.replace(/^(\/blog\/.+)\/\d+$/, "$1");
}

function fitting(path: string): string[] {
  if (path === "/") return ["Organization", "WebSite"];
  if (path === "/services") return ["ItemList"];
  if (/^\/(services|industries)\/./.test(path)) return ["Service"];
  if (path.startsWith("/careers/")) return ["JobPosting"];
  if (path.startsWith("/support/knowledge-base/")) return ["TechArticle"];
  return /^\/blog\/[^/]+$/.test(path) ? ["BlogPosting"] : [];
}

/** The text that a visitor can see, without that of scripts; spaces as a reader sees them. */
function visibleText({ root }: BuiltPage): string {
  const body = root.querySelector("body");
  return (body?.structuredText ?? "").replaceAll(/\s+/g, " ");
}

function visibleBreadcrumb({ root }: BuiltPage): string[] {
  return root
    .querySelectorAll('nav[aria-label="Breadcrumb"] li')
    .map((item) => item.text.replaceAll(/^[\s/›]+|[\s/›]+$/g, ""))
    .filter(Boolean);
}
