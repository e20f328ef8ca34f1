import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { blogPath, type Dated, helpPath } from "../../app/articles/article.ts";
import { readBlog, readHelp } from "../../app/articles/read-articles.server.ts";
import { unescapeHtml } from "../support/unescape-html.ts";
import { addressedPages } from "../support/built-site.ts";
import { problemsOf } from "../support/problems.ts";

const articles = addressedPages().filter(({ root }) => root.querySelector(".prose"));
const longestName = 110;

test("every article shows when it was published and reviewed, and its corrections under it", () => {
  const dated = new Map<string, Dated>([
    ...readBlog().map((article) => [blogPath(article.id), article] as const),
    ...readHelp().map((article) => [helpPath(article.id), article] as const),
  ]);
  expect(articles.map(({ path }) => path).toSorted()).toEqual([...dated.keys()].toSorted());
  const problems = problemsOf(articles, ({ path, root }) => {
    const article = dated.get(path);
    const days = root.querySelectorAll("main header time").map(textOf);
    const notes = root.querySelectorAll('ul[aria-label="Corrections"] li').map(textOf);
    return [
      ...(days.join() === [article?.date, article?.reviewed].join() ? [] : [`dates: ${days.join()}`]),
      ...(article?.corrections ?? [])
        .filter(({ note }, index) => !unescapeHtml(notes[index] ?? "").endsWith(`: ${note}`))
        .map(({ note }) => `not shown: ${note}`),
    ];
  });
  expect(problems).toEqual([]);
});

test("what scrolls in an article has a short name of its own that says what it holds", () => {
  let count = 0;
  const problems = problemsOf(articles, ({ root }) => {
    const boxes = root.querySelectorAll('.prose [tabindex="0"]');
    const names = boxes.map((box) => box.getAttribute("aria-label") ?? "");
    count += names.length;
    return [
      ...names.filter((name) => /^(|table|code|text)$/i.test(name)).map((name) => `called "${name}"`),
      ...names.filter((name) => name.length > longestName).map((name) => `too long: ${name}`),
      ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `twice: ${name}`),
      ...boxes.filter((box) => box.getAttribute("role") !== "group").map((box) => `no role: ${box.tagName}`),
    ];
  });
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

test("rows that their first cell tells apart have it as their heading", () => {
  let labelled = 0;
  const problems = problemsOf(articles, ({ root }) =>
    root.querySelectorAll(".prose table").flatMap((table) => {
      const rows = table.querySelectorAll("tbody tr");
      const labels = rows.map((row) => textOf(row.children[0]));
      const corner = textOf(table.querySelector("thead tr")?.children[0]);
      const tellApart = rows.length > 1 && labels.every(Boolean) && new Set(labels).size === labels.length;
      if (!tellApart)
        return corner ? [] : [`rows without labels under an empty corner: ${labels.join(", ")}`];
      labelled += 1;
      return rows
        .filter(({ children: [first] }) => first?.tagName !== "TH" || first.getAttribute("scope") !== "row")
        .map((row) => `no row heading: ${textOf(row)}`);
    }),
  );
  expect(problems).toEqual([]);
  expect(labelled).toBeGreaterThan(90);
});

test("every heading cell says what it heads, and none is empty", () => {
  const problems = problemsOf(articles, ({ root }) =>
    root
      .querySelectorAll(".prose th")
      .filter((cell) => !/^(col|row)$/.test(cell.getAttribute("scope") ?? "") || textOf(cell) === "")
      .map(String),
  );
  expect(problems).toEqual([]);
});

function textOf(element: HTMLElement | undefined): string {
  return (element?.textContent ?? "").trim();
}
