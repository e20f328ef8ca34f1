import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { linkedPages, routeCount, specifiedPages } from "../facts/all-pages.ts";
import { contactLabels } from "../facts/marketing.ts";
import type { Button, Part } from "../facts/page-facts.ts";
import { addressedPages } from "../support/built-site.ts";
import { entryCounts, entryElements, heroLinks, linksIn, mainOf, sectionsOf } from "../support/page-parts.ts";
import { says, textOf, timesSaid } from "../support/says.ts";

/** Where the specification leaves them open. */
const anyText: unknown = expect.stringMatching(/\S/);

test("every route of the specification has its facts, and is built", () => {
  const paths = specifiedPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(routeCount);
  const built = addressedPages().map(({ path }) => path);
  expect([...paths, ...linkedPages].filter((path) => !built.includes(path))).toEqual([]);
});

test.for(specifiedPages)("$path says what the specification says, in its order ($source)", (facts) => {
  const { path, parts = [], says: texts = [] } = facts;
  const missing = texts.filter((text) => !says(mainOf(path), text));
  expect([...missing, ...missingParts(sectionsOf(path), parts)]).toEqual([]);
});

test.for(specifiedPages.filter(({ title }) => title))("$path is called $title", ({ path, title }) => {
  expect(mainOf(path).querySelectorAll("h1").map(textOf)).toEqual([title]);
});

test.for(specifiedPages.filter(({ breadcrumb }) => breadcrumb))(
  "$path has its breadcrumb",
  ({ path, breadcrumb }) => {
    const items = mainOf(path).querySelectorAll('nav[aria-label="Breadcrumb"] li');
    const found = items.map((item) => [textOf(item), item.querySelector("a")?.getAttribute("href") ?? ""]);
    expect(found).toEqual(breadcrumb?.map(expectedLink));
  },
);

test.for(specifiedPages.filter(({ hero }) => hero?.length))(
  "$path has its buttons in the hero",
  ({ path, hero = [] }) => {
    expect(heroLinks(path).slice(0, hero.length)).toEqual(hero.map(expectedLink));
  },
);

test.for(specifiedPages.filter(({ closing }) => closing?.length))(
  "$path closes with its buttons",
  ({ path, closing = [] }) => {
    expect(linksIn(sectionsOf(path).at(-1))).toEqual(closing.map(expectedLink));
  },
);

test("the anchors that the specification names are on their pages", () => {
  const missing = specifiedPages.flatMap(({ path, anchors = [], parts = [] }) =>
    [...anchors, ...parts.flatMap(({ anchor = [] }) => anchor)]
      .filter((id) => !mainOf(path).querySelector(`section#${id}`))
      .map((id) => `${path}#${id}`),
  );
  expect(missing).toEqual([]);
});

test("every label that leads to the contact form is on a page of email, security or marketing", () => {
  const links = addressedPages()
    .filter(({ path }) => /^\/services\/(email|security|marketing|cybersecurity)\b/.test(path))
    .flatMap(({ path }) => linksIn(mainOf(path)));
  const found = new Set(links.filter(([, to]) => to === "/contact").map(([label]) => label));
  expect(contactLabels.filter((label) => !found.has(label))).toEqual([]);
});

/** As linksIn() gives links, with any label where the specification leaves it open. */
function expectedLink(button: Button | string): unknown[] {
  const [label, to = ""] = button.split("→").map((text) => text.trim());
  return [label || anyText, to];
}

/** Each part in a section of its own, further down than the one before. */
function missingParts(sections: readonly HTMLElement[], parts: readonly Part[]): string[] {
  let next = 0;
  for (const part of parts) {
    const rest = sections.slice(next);
    const found = rest.findIndex((section) => problemsOf(section, part).length === 0);
    if (found === -1) return [`${part.what}: ${nearest(rest, part)}`];
    next += found + 1;
  }
  return [];
}

/** What the section that comes nearest to a part lacks. */
function nearest(sections: readonly HTMLElement[], part: Part): string {
  const problems = sections.map((section) => problemsOf(section, part));
  const least = problems.toSorted((one, other) => one.length - other.length)[0];
  return least?.join("; ") ?? "no section left for it";
}

function problemsOf(section: HTMLElement, part: Part): string[] {
  const { count, atLeast, entries = [], inAnyOrder, each = [], says: texts = [], links = [], anchor } = part;
  const counts = entryCounts(section);
  const elements = entryElements(section, entries);
  const places = elements.map((element) => element?.range[0] ?? -1);
  const times = count ?? atLeast ?? 1;
  const own = linksIn(section);
  return [
    ...(anchor && section.id !== anchor ? [`is not at #${anchor}`] : []),
    ...(count !== undefined && !counts.includes(count) ? [`not ${count} entries: ${counts.join(", ")}`] : []),
    ...(atLeast !== undefined && Math.max(...counts) < atLeast ? [`fewer than ${atLeast} entries`] : []),
    ...entries.filter((_, index) => !elements[index]).map((entry) => `not together: ${entry.join(", ")}`),
    ...(inAnyOrder || places.every((place, index) => place >= (places[index - 1] ?? 0))
      ? []
      : ["other order"]),
    ...each
      .filter((label) => timesSaid(section, label) < times)
      .map((label) => `fewer than ${times} × ${label}`),
    ...texts.filter((text) => !says(section, text)).map((text) => `does not say ${text}`),
    ...links
      .filter((link) => !own.some(([label, to]) => `${label} → ${to}`.endsWith(link)))
      .map((link) => `no link ${link}`),
    ...(part.withoutFigures ? (textOf(section).match(/\d+\s?(?:%|x\b)/g) ?? []) : []),
  ];
}
