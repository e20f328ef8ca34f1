import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

const studyIds = [
  "retailer-cloud-migration",
  "hospitals-security-monitoring",
  "payments-fraud-detection",
  "manufacturer-data-platform",
];

test("case studies: hero, four tiles, featured studies, quotes, call to action, in this order", () => {
  const main = mainOf("/case-studies");
  expect(textOf(main, "h1")).toEqual(["Success Stories"]);
  expect(textOf(main, "h2")[1]).toBe("Featured Case Studies");
  const sections = main.querySelectorAll("section");
  expect(sections).toHaveLength(5);
  expect(sections[1]?.querySelectorAll("dl > div")).toHaveLength(4);
  expect(sections[2]?.querySelectorAll("article")).toHaveLength(4);
  expect(sections[3]?.querySelectorAll("blockquote")).toHaveLength(2);
  expect(sections[4]?.querySelector("a")?.getAttribute("href")).toBe("/contact");
});

test.for([
  ["500+", "Projects"],
  ["98%", "Satisfaction"],
  ["$50M+", "Savings"],
  ["99.9%", "Uptime"],
])("a tile says %s %s, with an icon", ([value, label]) => {
  const tile = mainOf("/case-studies")
    .querySelectorAll("section dl > div")
    .find((each) => clean(each.querySelector("dt")?.text) === label);
  expect(clean(tile?.querySelector("dd")?.text)).toBe(value);
  expect(tile?.querySelectorAll("svg")).toHaveLength(1);
});

test("each study has every field and its own colour, and the sides take turns", () => {
  const articles = mainOf("/case-studies").querySelectorAll("article");
  expect(articles.map((article) => article.id)).toEqual(studyIds);
  expect(articles.map(themeOf)).toEqual(["theme-blue", "theme-red", "theme-purple", "theme-green"]);
  for (const article of articles) {
    expect(textOf(article, "h3")).toHaveLength(1);
    expect(textOf(article, "h4")).toEqual(["Results Achieved"]);
    expect(textOf(article, "dt").slice(0, 4)).toEqual(["Client", "Industry", "Challenge", "Solution"]);
    expect(article.querySelectorAll('ul[aria-label="Technologies"] li').length).toBeGreaterThan(3);
    expect(article.querySelectorAll("dl")[1]?.querySelectorAll("dt")).toHaveLength(3);
  }
  const storiesStartAt = articles.map((article) => /md:col-start-\d/.exec(article.innerHTML)?.[0]);
  expect(new Set([storiesStartAt[0], storiesStartAt[2]]).size).toBe(1);
  expect(new Set([storiesStartAt[1], storiesStartAt[3]]).size).toBe(1);
  expect(storiesStartAt[0]).not.toBe(storiesStartAt[1]);
});

test.for([
  ["60%", "cost reduction"],
  ["99.7%", "fraud detection"],
])("one study has the result %s %s", ([figure, label]) => {
  const results = mainOf("/case-studies")
    .querySelectorAll("article dl > div")
    .filter((each) => clean(each.querySelector("dt")?.text) === label);
  expect(results).toHaveLength(1);
  expect(clean(results[0]?.querySelector("dd")?.text)).toBe(figure);
});

test("portfolio: six projects, every category, every colour once", () => {
  const main = mainOf("/portfolio");
  expect(textOf(main, "h1")).toEqual(["Portfolio"]);
  const projects = main.querySelectorAll("article");
  expect(projects).toHaveLength(6);
  expect(projects.map(themeOf).toSorted()).toEqual([
    "theme-blue",
    "theme-green",
    "theme-indigo",
    "theme-purple",
    "theme-red",
    "theme-teal",
  ]);
  expect(textOf(main, '[role="group"] button')).toEqual([
    "All",
    "Cloud Migration",
    "Cybersecurity",
    "Software Development",
    "Cloud Architecture",
    "Data Engineering",
    "DevOps",
  ]);
  expect(main.querySelectorAll('button[aria-pressed="true"]').map((button) => clean(button.text))).toEqual([
    "All",
  ]);
});

test("each project has its picture, words, results and two ways on", () => {
  for (const project of mainOf("/portfolio").querySelectorAll("article")) {
    expect(project.querySelector('[role="img"]')?.getAttribute("aria-label")).toBeTruthy();
    expect(clean(project.querySelector("figcaption")?.text)).not.toBe("");
    expect(textOf(project, "h4")).toEqual(["Key results"]);
    expect(project.querySelectorAll("h4 + ul li").length).toBeGreaterThan(2);
    expect(project.querySelectorAll('ul[aria-label="Technologies"] li').length).toBeGreaterThan(3);
    const [study, similar] = project.querySelectorAll("a");
    const [path, id] = study?.getAttribute("href")?.split("#") ?? [];
    expect(path).toBe("/case-studies");
    expect(studyIds).toContain(id);
    expect(clean(study?.text)).toMatch(/^View Case Study/);
    expect(similar?.getAttribute("href")).toBe("/contact");
    expect(clean(similar?.text)).toMatch(/^Similar Project/);
  }
});

test("portfolio: four success metrics with the specified labels, then the call to action", () => {
  const sections = mainOf("/portfolio").querySelectorAll("section");
  const metrics = sections.at(-2)?.querySelectorAll("dl > div") ?? [];
  expect(
    metrics.map((row) => `${clean(row.querySelector("dd")?.text)} ${clean(row.querySelector("dt")?.text)}`),
  ).toEqual([
    "500+ Projects Completed",
    "98% Client Satisfaction",
    "$50M+ Cost Savings Generated",
    "99.9% Average Uptime Achieved",
  ]);
  expect(sections.at(-1)?.querySelector("a")?.getAttribute("href")).toBe("/contact");
});

function mainOf(path: string): HTMLElement {
  const main = builtPages()
    .find((page) => page.path === path)
    ?.root.querySelector("main");
  if (!main) throw new Error(`${path} was not built`);
  return main;
}

function textOf(element: HTMLElement, selector: string): string[] {
  return element.querySelectorAll(selector).map((each) => clean(each.text));
}

function themeOf(element: HTMLElement): string | undefined {
  return element.classNames.split(" ").find((name) => name.startsWith("theme-"));
}

function clean(text = ""): string {
  return text.replaceAll("&amp;", "&").replaceAll(/\s+/g, " ").trim();
}
