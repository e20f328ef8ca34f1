import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "node-html-parser";
import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { markdownPath } from "../../app/lib/metadata/markdown-path.ts";
import { addressedPages, type BuiltPage, clientFolder, filesUnder } from "../support/built-site.ts";
import { thingsOf } from "../support/structured-data.ts";

/** The day that the legal pages state; the pages that are no articles were gone over on it. */
const pagesReviewed = "2025-01-15";

test("the sitemap says when each page last changed, articles by their own date", () => {
  const dates = new Map(
    parse(fileText("sitemap.xml"))
      .querySelectorAll("url")
      .map((url) => [url.querySelector("loc")?.text, url.querySelector("lastmod")?.text ?? ""]),
  );
  expect([...dates.values()].filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date))).toEqual([]);
  expect(dates.get(`${identity.siteUrl}/about`)).toBe(pagesReviewed);

  const articles = addressedPages().flatMap((page) =>
    ["BlogPosting", "TechArticle"].flatMap((type) =>
      thingsOf(page, type).map((thing) => [addressOf(page), String(thing["dateModified"])] as const),
    ),
  );
  expect(articles.length).toBeGreaterThan(20);
  expect(articles.filter(([address, date]) => dates.get(address) !== date.slice(0, 10))).toEqual([]);
});

test("the sitemap lists what search engines may list and nothing else; account pages are not among it", () => {
  const listed = parse(fileText("sitemap.xml"))
    .querySelectorAll("loc")
    .map((loc) => loc.text);
  expect(listed.toSorted()).toEqual(indexable().map(addressOf).toSorted());
  for (const path of ["/signin", "/signup", "/forgot-password"])
    expect(listed).not.toContain(identity.siteUrl + path);
});

test("llms.txt has the form of llmstxt.org and lists what search engines may list, once", () => {
  const [title, , summary, , forms, ...rest] = fileText("llms.txt").trimEnd().split("\n");
  expect(title).toBe(`# ${identity.name}`);
  expect(summary).toBe(`> ${identity.summary}`);
  expect(forms).toContain("Markdown");
  const link = /^- \[[^\]]+\]\((https:[^)]+)\): \S.+$/;
  expect(rest.filter((line) => line && !/^## \S/.test(line) && !link.test(line))).toEqual([]);

  const listed = rest.flatMap((line) => link.exec(line)?.[1] ?? []);
  const expected = indexable()
    .filter(({ path }) => !/^\/blog\/(category|tag)\//.test(path))
    .map(({ path }) => identity.siteUrl + markdownPath(encodeURI(path)));
  expect(listed.toSorted()).toEqual([...expected, `${identity.siteUrl}/catalogue.json`].toSorted());
});

test("every feed is named in the head of the page that it belongs to", () => {
  const feeds = filesUnder(clientFolder).filter((file) => file.endsWith("/feed.xml"));
  expect(feeds.length).toBeGreaterThan(5);
  const named = new Map(addressedPages().map((page) => [page.path, feedsOf(page)]));
  const missing = feeds.filter(
    (file) => !named.get(`/${file.replace(/\/feed\.xml$/, "")}`)?.includes(`/${file}`),
  );
  expect(missing).toEqual([]);
});

function indexable(): BuiltPage[] {
  return addressedPages().filter(
    ({ root }) => !root.querySelector('meta[name="robots"]')?.getAttribute("content")?.includes("noindex"),
  );
}

function feedsOf({ root }: BuiltPage): string[] {
  return root
    .querySelectorAll('link[rel="alternate"][type="application/atom+xml"]')
    .map((link) => decodeURI(link.getAttribute("href") ?? ""));
}

function addressOf({ path }: BuiltPage): string {
  return identity.siteUrl + encodeURI(path);
}

function fileText(name: string): string {
  return readFileSync(join(clientFolder, name), "utf8");
}
