import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";

import { authorOf } from "../../app/articles/authors.ts";
import { categoryPath } from "../../app/articles/categories.ts";
import { readBlog, readSource } from "../../app/articles/read-articles.server.ts";
import { countWords } from "../../app/articles/read-time.ts";
import { identity } from "../../app/identity.ts";
import { blogCategories, blogShows, blogSidebar, firstArticlesUntil } from "../facts/blog.ts";
import { type BuiltPage, builtPages, clientFolder, filesUnder, servedFile } from "../support/built-site.ts";
import { pageAt } from "../support/page-parts.ts";
import { problemsOf } from "../support/problems.ts";
import { textOf } from "../support/says.ts";
import { thingsOf } from "../support/structured-data.ts";

const articles = readBlog();
const blog = pageAt("/blog").root;
const articlePages = articles.map(({ id }) => pageAt(`/blog/${id}`));

test("the newest article is featured and the six before it follow, each with all it has to show", () => {
  const cards = blog.querySelectorAll("main article");
  expect(cards).toHaveLength(blogShows.featured + blogShows.latest);
  for (const [index, card] of cards.entries()) {
    const article = articles[index];
    if (!article) throw new Error("There are fewer articles than cards");
    expect(card.querySelector("h2 a, h3 a")?.getAttribute("href")).toBe(`/blog/${article.id}`);
    expect(card.querySelector("img")?.getAttribute("src")).toBe(article.image);
    const text = textOf(card);
    const { category, title, excerpt, date, readTime } = article;
    for (const shown of [category, title, excerpt, date, readTime]) expect(text).toContain(shown);
    expect(tagsOf(card)).toEqual(
      article.tags.slice(0, blogShows.tagsOfAnArticle).map((tag) => `/blog/tag/${tag.toLowerCase()}`),
    );
  }
  expect(textOf(cards[0])).toContain("Featured");
});

test("the sidebar has its parts in order, and its counts are true of the lists behind them", () => {
  const headings = blog.querySelectorAll("aside section h2").map(textOf);
  expect(headings).toEqual(blogSidebar);
  const links = sectionOf("Categories").querySelectorAll("a");
  expect(links.map((link) => [link.getAttribute("href"), link.querySelector("svg") !== null])).toEqual(
    blogCategories.map(({ path }) => [path, true]),
  );
  for (const [index, { name, path }] of blogCategories.entries()) {
    const count = articles.filter(({ category }) => category === name).length;
    expect(textOf(links[index])).toBe(`${name} ${count} articles`);
    expect(pagesOf(path).flatMap((page) => page.root.querySelectorAll("main article"))).toHaveLength(count);
  }
});

test("the specification's 15, 12, 10 and 8 articles are there by its date", () => {
  const last = Date.parse(`${firstArticlesUntil} UTC`);
  const first = articles.filter(({ date }) => Date.parse(`${date} UTC`) <= last);
  for (const { name, count } of blogCategories) {
    const inCategory = first.filter(({ category }) => category === name);
    expect({ name, missing: Math.max(0, count - inCategory.length) }).toEqual({ name, missing: 0 });
  }
});

test("popular tags lead to tags' pages; the sidebar's form tells itself from the footer's", () => {
  const tags = tagsOf(sectionOf("Popular Tags"));
  expect(tags.length).toBeGreaterThanOrEqual(8);
  for (const tag of tags) expect(tag).toMatch(/^\/blog\/tag\/[a-z]+$/);
  expect(
    sectionOf("Stay Updated").querySelector('form[aria-label="Stay Updated"] input[type="email"]'),
  ).toBeTruthy();
});

test("the blog's page holds the articles that it shows, not all of them", () => {
  const held = blog.outerHTML;
  const named = articles.filter(({ id }) => held.includes(`/blog/${id}`));
  expect(named).toHaveLength(blogShows.featured + blogShows.latest);
});

test("a list longer than twelve goes on, each page with its own links", () => {
  const [first, second] = pagesOf("/blog/category/cloud-services");
  expect(first?.root.querySelectorAll("main article")).toHaveLength(12);
  expect(second?.root.querySelectorAll("main article").length).toBeGreaterThan(0);
  for (const page of [first, second]) {
    const links = page?.root
      .querySelectorAll('nav[aria-label="Pages"] a')
      .map((link) => link.getAttribute("href"));
    expect(links?.slice(0, 2)).toEqual(["/blog/category/cloud-services", "/blog/category/cloud-services/2"]);
  }
});

test("every tag is on two articles at least, and its page lists them all", () => {
  for (const tag of new Set(articles.flatMap(({ tags }) => tags))) {
    const tagged = articles.filter(({ tags }) => tags.includes(tag));
    expect(tagged.length).toBeGreaterThan(1);
    const shown = pagesOf(`/blog/tag/${tag.toLowerCase()}`).flatMap((page) =>
      page.root.querySelectorAll("main article"),
    );
    expect({ tag, shown: shown.length }).toEqual({ tag, shown: tagged.length });
  }
});

test("every article's page shows author, date and computed reading time, and describes itself as a posting", () => {
  const problems = problemsOf(articlePages, (page) => {
    const { path, root } = page;
    const article = articles.find(({ id }) => path === `/blog/${id}`);
    const header = textOf(root.querySelector("main header"));
    const [posting] = thingsOf(page, "BlogPosting");
    const author = (posting?.["author"] as { name?: string } | undefined)?.name;
    const words = countWords(readSource("blog", article?.id ?? "").body);
    const minutes = Number(article?.readTime.split(" ")[0]);
    return [
      ...[article?.title, article?.date, article?.readTime, article?.category]
        .filter((text = "?") => !header.includes(text))
        .map((text) => `does not show ${text}`),
      ...(Math.abs(words / 200 - minutes) <= 0.5 ? [] : [`${words} words are not ${minutes} minutes`]),
      ...(posting?.["headline"] === article?.title ? [] : ["no BlogPosting with its title"]),
      ...(new Date(`${article?.date} UTC`)
        .toISOString()
        .startsWith(String(posting?.["datePublished"]).slice(0, 10))
        ? []
        : ["datePublished differs"]),
      ...(author && header.includes(author) ? [] : ["author differs"]),
      ...(root.querySelector("main nav[aria-label^='More in']") ? [] : ["no neighbours in the category"]),
    ];
  });
  expect(problems).toEqual([]);
});

test("every article, category and tag names the feeds to follow it by", () => {
  for (const { path, root } of builtPages().filter((page) => /^\/blog\/./.test(page.path))) {
    const feeds = root
      .querySelectorAll('link[rel="alternate"][type="application/atom+xml"]')
      .map((link) => link.getAttribute("href") ?? "");
    const article = articles.find(({ id }) => path === `/blog/${id}`);
    const expected = article
      ? ["/blog/feed.xml", `${categoryPath(article.category)}/feed.xml`]
      : [`${encodeURI(path.replace(/\/\d+$/, ""))}/feed.xml`];
    expect({ path, feeds }).toEqual({ path, feeds: expected });
    expect(feeds.filter((feed) => !servedFile(feed))).toEqual([]);
  }
});

test("the blog introduces everyone who has written an article, and says how many", () => {
  const entries = sectionOf("Authors", "main section").querySelectorAll("li");
  const writers = new Set(articles.map(({ author }) => author));
  expect(new Set(entries.map(({ id }) => id))).toEqual(writers);
  for (const entry of entries) {
    const { name, role, biography } = authorOf(entry.id);
    const count = articles.filter(({ author }) => author === entry.id).length;
    for (const shown of [name, role, biography, `${count} article`]) expect(textOf(entry)).toContain(shown);
  }
});

test("an article's text is in its page and in no other file: no script, no data, no index", () => {
  const [article] = articles;
  const page = pageAt(`/blog/${article?.id}`);
  const paragraphs = page.root.querySelectorAll(".prose p").map((paragraph) => paragraph.textContent);
  const telling = paragraphs.reduce((one, other) => (other.length > one.length ? other : one)).slice(0, 60);
  const holders = filesUnder(clientFolder)
    .filter((file) => /\.(html|js|data|json)$/.test(file))
    .filter((file) => readFileSync(join(clientFolder, file), "utf8").includes(telling));
  expect(holders).toEqual([`blog/${article?.id}/index.html`]);
});

const feedPages = [
  "/blog",
  ...articles.flatMap(({ category }) => categoryPath(category)),
  ...articles.flatMap(({ tags }) => tags.map((tag) => `/blog/tag/${tag.toLowerCase()}`)),
  "/support/announcements",
];

test.for([...new Set(feedPages)])("the feed of %s is Atom and can be discovered", (path) => {
  const address = `${identity.siteUrl}${path}/feed.xml`;
  const file = servedFile(`${path}/feed.xml`);
  const link = pageAt(decodeURIComponent(path)).root.querySelector(
    'link[rel="alternate"][type="application/atom+xml"]',
  );
  expect(link?.getAttribute("href")).toBe(`${path}/feed.xml`);
  const text = readFileSync(file ?? "", "utf8");
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
  );
  // Whether it is well-formed is asked of a browser's XML parser in tests/browser/blog.spec.ts.
  const feed = parse(text).querySelector("feed");
  if (!feed) throw new Error("no feed");
  const entries = feed.querySelectorAll("entry");
  expect(entries.length).toBeGreaterThan(0);
  // RFC 4287, 4.1.1: exactly one id, title and updated, an author, and a link to itself.
  expect(countsOf(feed, ["id", "title", "updated", "author"])).toEqual([1, 1, 1, 1]);
  expect(decoded(childrenOf(feed, "id")[0]?.textContent)).toBe(address);
  expect(decoded(feed.querySelector('link[rel="self"]')?.getAttribute("href"))).toBe(address);
  for (const entry of entries) {
    // 4.1.2: the same of each entry, and an alternate link, since it has no content.
    expect(countsOf(entry, ["id", "title", "updated", "summary"])).toEqual([1, 1, 1, 1]);
    const target = entry.querySelector('link[rel="alternate"]')?.getAttribute("href") ?? "";
    expect(new URL(target).origin).toBe(identity.siteUrl);
    expect(entry.querySelector("updated")?.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  }
  const ids = entries.map((entry) => entry.querySelector("id")?.textContent);
  expect(new Set(ids).size).toBe(ids.length);
});

/** All pages of a list, by the address of the first. */
function pagesOf(path: string): BuiltPage[] {
  const first = decodeURIComponent(path);
  return builtPages()
    .filter((page) => page.path === first || page.path.replace(/\/\d+$/, "") === first)
    .toSorted((one, other) => one.path.length - other.path.length);
}

function sectionOf(heading: string, among = "aside section"): HTMLElement {
  const found = blog
    .querySelectorAll(among)
    .find((section) => section.querySelector("h2")?.textContent === heading);
  if (!found) throw new Error(`The blog has no ${heading}`);
  return found;
}

function tagsOf(element: HTMLElement) {
  return element.querySelectorAll('[aria-label="Tags"] a').map((link) => link.getAttribute("href"));
}

function childrenOf(element: HTMLElement, name: string): HTMLElement[] {
  return element.children.filter((child) => child.rawTagName === name);
}

function countsOf(element: HTMLElement, names: readonly string[]): number[] {
  return names.map((name) => childrenOf(element, name).length);
}

function decoded(text = ""): string {
  return text.replaceAll("&amp;", "&");
}
