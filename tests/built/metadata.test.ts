import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "node-html-parser";
import { expect, test } from "vitest";

import { token } from "../../app/drawings/colour-token.ts";
import { identity } from "../../app/identity.ts";
import { addressedPages, type BuiltPage, builtPages, clientFolder } from "../support/built-site.ts";
import { problemsOf } from "../support/problems.ts";

test("titles are unique and fit a search result", () => {
  expect(problemsOf(builtPages(), (page) => lengthProblem("title", titleOf(page), 10, 60))).toEqual([]);
  expect(repeated(builtPages().map(titleOf))).toEqual([]);
});

test("descriptions are unique and fit a search result", () => {
  expect(
    problemsOf(addressedPages(), (page) => lengthProblem("description", descriptionOf(page), 70, 160)),
  ).toEqual([]);
  expect(repeated(addressedPages().map(descriptionOf))).toEqual([]);
});

test("every page has one h1, and headings never skip a level on the way down", () => {
  expect(problemsOf(builtPages(), headingProblems)).toEqual([]);
});

test("every page states its language and its viewport", () => {
  const problems = problemsOf(builtPages(), ({ root }) => [
    ...(root.querySelector("html")?.getAttribute("lang") === "en" ? [] : ["no lang"]),
    ...(root.querySelector('meta[name="viewport"]') ? [] : ["no viewport"]),
  ]);
  expect(problems).toEqual([]);
});

test("every page states the colour of its ground for each colour scheme, as the tokens have it", () => {
  const expected = (["light", "dark"] as const).map((scheme) => [
    `(prefers-color-scheme: ${scheme})`,
    token("paper")[scheme],
  ]);
  const problems = problemsOf(builtPages(), ({ root }) => {
    const found = root
      .querySelectorAll('meta[name="theme-color"]')
      .map((meta) => [meta.getAttribute("media"), meta.getAttribute("content")]);
    return JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`theme-color is ${JSON.stringify(found)}`];
  });
  expect(problems).toEqual([]);
});

test("the canonical address is the site's address plus the path", () => {
  const problems = problemsOf(addressedPages(), (page) => {
    const found = canonicalsOf(page);
    const right = found.length === 1 && found[0] === `${identity.siteUrl}${encodeURI(page.path)}`;
    return right ? [] : [`canonical is ${found.join(", ") || "missing"}`];
  });
  expect(problems).toEqual([]);
});

test("the pages of errors name no canonical address", () => {
  const ofErrors = builtPages().filter((page) => page.path.endsWith(".html"));
  expect(ofErrors.map(({ path }) => path)).toEqual(["/404.html", "/500.html"]);
  expect(ofErrors.flatMap(canonicalsOf)).toEqual([]);
});

test("the sitemap lists canonical addresses, each once", () => {
  const sitemap = parse(readFileSync(join(clientFolder, "sitemap.xml"), "utf8"));
  const addresses = sitemap.querySelectorAll("loc").map((loc) => loc.text);
  const canonical = new Set(addressedPages().flatMap(canonicalsOf));
  expect(addresses.filter((address) => !canonical.has(address))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
  const robots = readFileSync(join(clientFolder, "robots.txt"), "utf8");
  expect(robots).toContain(`\nSitemap: ${identity.siteUrl}/sitemap.xml\n`);
});

function titleOf({ root }: BuiltPage): string {
  return root.querySelector("head title")?.text ?? "";
}

function descriptionOf({ root }: BuiltPage): string {
  return root.querySelector('head meta[name="description"]')?.getAttribute("content") ?? "";
}

function canonicalsOf({ root }: BuiltPage): string[] {
  return root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute("href") ?? "");
}

function lengthProblem(what: string, text: string, least: number, most: number): string[] {
  const { length } = text;
  return length >= least && length <= most
    ? []
    : [`${what} of ${length} characters, not ${least}–${most}: ${text}`];
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

function headingProblems({ root }: BuiltPage): string[] {
  const headings = root.querySelectorAll("h1, h2, h3, h4, h5, h6");
  const levels = headings.map((heading) => Number(heading.tagName.slice(1)));
  const tops = levels.filter((level) => level === 1).length;
  const skips = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
  return [
    ...(tops === 1 ? [] : [`${tops} h1 elements`]),
    ...skips.map((heading) => `skips a level at ${heading.tagName} "${heading.text}"`),
  ];
}
