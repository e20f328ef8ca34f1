import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { addressedPages, filesUnder, servedFile } from "../support/built-site.ts";
import { sheetsOf } from "../support/page-bytes.ts";
import { repository } from "../support/source-files.ts";

/** Where text is part of a picture, in sizes that the picture needs. */
const drawings = [
  // The row that shows what the price chart reads out.
  "app/features/price-chart/price-chart.css",
  // The time of the reply, between the hours it is counted in.
  "app/site/contact/contact.css",
  // In units of the drawing, which grow smaller with it.
  "app/site/services/hosting/vps/machine-slice.tsx",
  // Figures as large as their columns are wide.
  "app/site/services/security/backup-dr/copies-rule.tsx",
  // Requests, each in one line before its lane.
  "app/site/services/security/website-waf/request-filter.tsx",
  // A share as tall as the lines beside it.
  "desk/app/routes/desk-statistics.tsx",
];

const tokensFile = "app/styles/type.css";
const sources = ["app", "desk/app", "desk/server"].flatMap((folder) =>
  filesUnder(join(repository, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(astro|css|mdx|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(repository, file), "utf8") })),
);

const others = sources.filter(({ file }) => file !== tokensFile);

test("sizes, tracking and the spaces between words are tokens, but in drawings", () => {
  const free = others.filter(({ text }) => freeClass.test(text) || declared(text).some(isFree));
  expect(free.map(({ file }) => file).toSorted()).toEqual(drawings);
});

test("no rule selects on how a class is spelled", () => {
  expect(sources.filter(({ text }) => /\[class[*^$|~]?=/.test(text)).map(({ file }) => file)).toEqual([]);
});

test("every token of the type scale is used", () => {
  const unused = tokens().filter((name) => {
    const used = new RegExp(`\\b${name}\\b(?!-)`);
    return !others.some(({ text }) => used.test(text));
  });
  expect(unused).toEqual([]);
});

test("the sheet of all pages has the tokens that single pages name in theirs", () => {
  const pages = addressedPages();
  const sheets = [...new Set(pages.flatMap(sheetsOf))];
  const [shared = "", ...further] = sheets.map((path) => readFileSync(servedFile(path) ?? "", "utf8"));
  const inline = pages
    .flatMap(({ root }) => root.querySelectorAll("style"))
    .map((style) => style.textContent);
  const named = [...further, ...inline].flatMap(
    (css) => css.match(/(?<=var\()--(text|tracking)-[\w-]+/g) ?? [],
  );
  expect(new Set(named).size).toBeGreaterThan(5);
  expect(named.filter((name) => !shared.includes(`${name}:`))).toEqual([]);
});

/** A class with a value of its own: text-[0.9rem], tracking-[-0.01em]. */
const freeClass = /\b(text|tracking)-\[/;

/** What style sheets, style attributes and classes such as [font-size:1rem] say of type. */
function declared(text: string): string[] {
  return [
    ...text.matchAll(/(?<![-\w])(?:font-size|letter-spacing|word-spacing):\s*([^;\]}]+)/g),
    ...text.matchAll(/\b(?:fontSize|letterSpacing|wordSpacing):\s*([^,}]+)/g),
  ].map(([, value = ""]) => value);
}

/** Neither a token nor what stands around it. */
function isFree(value: string): boolean {
  return !/var\(--|^(inherit|1em|100%)$/.test(value);
}

/** "text-h1", "tracking-name": as classes have them, and style sheets behind two hyphens. */
function tokens(): string[] {
  const css = readFileSync(join(repository, tokensFile), "utf8");
  const names = css.matchAll(/^(?: {2}--|@utility )((?:text|tracking)-\w+(?:-\w+)*)[: ]/gm);
  return [...names].map(([, name = ""]) => name);
}
