import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readBlog } from "../../app/articles/read-articles.server.ts";
import { identity } from "../../app/identity.ts";
import { shareImageSize } from "../../app/lib/metadata/share-image.ts";
import { buildCopy, copySite, removeCopy, shareKept } from "../support/site-copy.ts";

// One file is all that a new article needs: it is added to a copy of the sources, and the copy is built.

const id = "one-file-is-enough";
const path = `/blog/${id}`;
const category = "Cybersecurity";
const title = "One file is enough for an article";
const excerpt =
  "What an article needs at the least, and what follows from it: lists, counts, feeds, cover and search.";
const source = `---
title: ${title}
excerpt: "${excerpt}"
author: daniel-pinto
date: November 15, 2026
reviewed: November 20, 2026
category: ${category}
tags: [Testing, Automation]
---

${"An introduction of some length. ".repeat(40)}

## The first section

${"Words that take a while to read. ".repeat(120)}

## The second section

${"Words that take less. ".repeat(60)}
`;

let folder = "";
beforeAll(async () => {
  folder = copySite("new-article");
  shareKept(folder);
  writeFileSync(join(folder, "content/articles/blog", `${id}.mdx`), source);
  await buildCopy(folder);
}, 300_000);
afterAll(() => removeCopy(folder));

test("it has a page with its dates, and is the featured article of the blog", () => {
  const page = pageAt(path);
  expect(page.querySelector("h1")?.textContent).toBe(title);
  const header = page.querySelector("main header")?.textContent;
  expect(header).toContain("November 15, 2026");
  expect(header).toContain("Reviewed November 20, 2026");
  expect(page.querySelector('meta[property="article:published_time"]')?.getAttribute("content")).toMatch(
    /^2026-11-15T/,
  );
  expect(pageAt("/blog").querySelector("main article h2 a")?.getAttribute("href")).toBe(path);
});

test("its category counts it and lists it first", () => {
  const count = readBlog().filter((article) => article.category === category).length + 1;
  const link = pageAt("/blog").querySelector('aside a[href="/blog/category/cybersecurity"]');
  expect(link?.textContent).toContain(`${count} articles`);
  const listing = pageAt("/blog/category/cybersecurity");
  expect(listing.querySelector("main")?.textContent).toContain(`${count} articles`);
  expect(listing.querySelector("main article h2 a")?.getAttribute("href")).toBe(path);
});

test("feeds, sitemap and the blog's search index have it", () => {
  for (const feed of ["blog", "blog/category/cybersecurity", "blog/tag/testing"]) {
    const entry = parse(outputFile(`${feed}/feed.xml`)).querySelector("entry");
    expect(entry?.querySelector("id")?.textContent).toBe(identity.siteUrl + path);
    expect(entry?.querySelector("published")?.textContent).toMatch(/^2026-11-1[45]T/);
    expect(entry?.querySelector("updated")?.textContent).toMatch(/^2026-11-(19|20)T/);
  }
  expect(outputFile("sitemap.xml")).toContain(
    `<loc>${identity.siteUrl}${path}</loc><lastmod>2026-11-20</lastmod>`,
  );
  expect(outputFile("blog/search-index.json")).toContain(id);
  expect(outputFile("blog/search-index.json")).toContain(title);
});

test("its cover is the article to scale, and its share image is made of it", async () => {
  const page = pageAt(path);
  const cover = page.querySelector("main .prose figure img")?.getAttribute("src") ?? "";
  expect(cover).toBe(`/covers/${id}.svg`);
  const caption = page.querySelector("main .prose figcaption")?.textContent ?? "";
  expect(caption).toContain("3 parts");
  expect(caption).toContain("“The first section”");
  expect(outputFile(cover)).toContain('width="760" height="428"');
  const share = await sharp(join(folder, "build/client/share", `${path}.png`)).metadata();
  expect(share).toMatchObject(shareImageSize);
  const posting = outputFile(`${path}/index.html`).match(/"image":"([^"]*)"/)?.[1];
  expect(posting).toBe(`${identity.siteUrl}/share${path}.png`);
});

function pageAt(address: string) {
  return parse(outputFile(`${address}/index.html`));
}

function outputFile(name: string): string {
  return readFileSync(join(folder, "build/client", name), "utf8");
}
