import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { portfolioFilter, projectColours, studyColours } from "../facts/work.ts";
import { linksIn, mainOf } from "../support/page-parts.ts";
import { textOf } from "../support/says.ts";

const studies = mainOf("/case-studies").querySelectorAll("article");
const projects = mainOf("/portfolio").querySelectorAll("article");

test("each case study has a colour of the specification, an icon and results, and the sides take turns", () => {
  expect(new Set(studies.map(colourOf))).toEqual(new Set(studyColours));
  for (const study of studies) {
    expect(study.querySelector("svg")).not.toBeNull();
    expect(study.querySelectorAll("dl").at(-1)?.querySelectorAll("dt").length).toBeGreaterThan(1);
  }
  const sides = studies.map((study) => /md:col-start-\d/.exec(study.innerHTML)?.[0]);
  expect(sides.every((side, index) => index === 0 || side !== sides[index - 1])).toBe(true);
});

test("each statistic tile has an icon", () => {
  const tiles = mainOf("/case-studies").querySelector("section + section dl")?.children ?? [];
  expect(tiles.map((tile) => tile.querySelectorAll("svg").length)).toEqual([1, 1, 1, 1]);
});

test("two client quotes follow the case studies", () => {
  const quotes = mainOf("/case-studies").querySelectorAll("blockquote");
  expect(quotes).toHaveLength(2);
  expect(quotes[0]?.range[0]).toBeGreaterThan(studies.at(-1)?.range[0] ?? Number.POSITIVE_INFINITY);
});

test("the portfolio's filter has the specified buttons, All chosen", () => {
  const buttons = mainOf("/portfolio").querySelectorAll('[role="group"] button');
  expect(buttons.map(textOf)).toEqual(portfolioFilter);
  expect(buttons.filter((button) => button.getAttribute("aria-pressed") === "true").map(textOf)).toEqual([
    "All",
  ]);
});

test("the six projects have every category but All, and every colour once", () => {
  expect(projects.map(colourOf).toSorted()).toEqual([...projectColours].toSorted());
  const categories = portfolioFilter.slice(1);
  const found = projects.map((project) => categories.find((name) => textOf(project).includes(name)));
  expect(new Set(found)).toEqual(new Set(categories));
});

test("each project has its picture, key results and the two ways on", () => {
  const ids = studies.map((study) => `/case-studies#${study.id}`);
  for (const project of projects) {
    expect(project.querySelector('[role="img"]')?.getAttribute("aria-label")).toBeTruthy();
    expect(project.querySelectorAll("h4 + ul li").length).toBeGreaterThan(1);
    const [study, similar] = linksIn(project);
    expect(study).toEqual([
      expect.stringMatching(/^View Case Study/),
      expect.stringMatching(/^\/case-studies/),
    ]);
    expect(ids).toContain(study?.[1]);
    expect(similar).toEqual([expect.stringMatching(/^Similar Project/), "/contact"]);
  }
});

function colourOf(element: HTMLElement): string | undefined {
  return /\btheme-(\w+)/.exec(element.classNames)?.[1];
}
