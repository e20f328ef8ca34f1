import { expect, test } from "vitest";

import { questions } from "../../app/catalogue/questions.data.ts";
import { pages } from "../../app/site-map.ts";
import { specifiedPages } from "../facts/all-pages.ts";
import { everyAddress } from "../support/article-pages.ts";
import { addressedPages, builtPages } from "../support/built-site.ts";
import { heroLinks, linksIn, mainOf, sectionsOf } from "../support/page-parts.ts";
import { problemsOf } from "../support/problems.ts";
import { textOf } from "../support/says.ts";
import { listIn, thingsOf } from "../support/structured-data.ts";

/** Pages with the common layout: hero with two buttons, sections, closing banner. Some say something else in the tables. */
const layoutPages = addressedPages().filter(({ path }) => /^\/(services|industries)\//.test(path));
const closedPages = [...layoutPages, ...addressedPages().filter(({ path }) => closesAtContact(path))];

test("the build holds the pages of the site map and of the articles, those of errors, and nothing else", () => {
  const built = builtPages().map(({ path }) => path);
  expect(built.toSorted()).toEqual([...everyAddress.map(decodeURI), "/404.html", "/500.html"].toSorted());
});

test("every page has one h1", () => {
  const problems = problemsOf(addressedPages(), ({ path }) => {
    const headings = mainOf(path).querySelectorAll("h1").map(textOf);
    return headings.length === 1 && headings[0] ? [] : [`${headings.length} h1`];
  });
  expect(problems).toEqual([]);
});

test("every page but home has a breadcrumb from home to itself", () => {
  const problems = problemsOf(
    addressedPages().filter(({ path }) => path !== "/"),
    ({ path, root }) => {
      const items = root.querySelectorAll('main nav[aria-label="Breadcrumb"] li');
      const targets = items.map((item) => item.querySelector("a")?.getAttribute("href"));
      return [
        ...(targets[0] === "/" && textOf(items[0]) === "Home" ? [] : ["does not begin at home"]),
        ...(targets.length > 1 && targets.at(-1) === undefined ? [] : ["does not end at the page"]),
        ...targets
          .slice(0, -1)
          .filter((target = "?") => target !== "/" && !path.startsWith(`${target}/`))
          // An article's way home is by its category.
          .filter((target = "?") => !target.startsWith("/blog/category/"))
          .map((target) => `leads to ${target}`),
      ];
    },
  );
  expect(problems).toEqual([]);
});

test("the hero of a service or industry page has two buttons, to the contact form or to an anchor of the page", () => {
  const stated = new Set(specifiedPages.filter(({ hero }) => hero?.length).map(({ path }) => path));
  const problems = problemsOf(
    layoutPages.filter(({ path }) => !stated.has(path)),
    ({ path }) => {
      const targets = heroLinks(path)
        .slice(0, 2)
        .map(([, to]) => to);
      const fits = targets.every(
        (to) => to === "/contact" || mainOf(path).querySelector(to.replace(/^[^#]*/, "")),
      );
      return targets.length === 2 && targets.includes("/contact") && fits ? [] : [targets.join(", ")];
    },
  );
  expect(problems).toEqual([]);
});

test("the closing banner leads to the contact form", () => {
  const problems = problemsOf(closedPages, ({ path }) =>
    linksIn(sectionsOf(path).at(-1)).some(([, to]) => to === "/contact") ? [] : ["no link to /contact"],
  );
  expect(problems).toEqual([]);
});

test("every question's answer is in the page, and search engines get the same", () => {
  const withQuestions = addressedPages().filter((page) => thingsOf(page, "FAQPage").length > 0);
  expect(withQuestions.map(({ path }) => path).toSorted()).toEqual(Object.keys(questions).toSorted());
  const problems = problemsOf(withQuestions, (page) => {
    const shown = page.root
      .querySelectorAll("main details:not(.folded)")
      .map((entry) => [textOf(entry.querySelector("summary")), textOf(entry.querySelector("p"))].join(" "));
    const told = thingsOf(page, "FAQPage")
      .flatMap((thing) => listIn(thing, "mainEntity"))
      .map(({ name, acceptedAnswer }) => `${String(name)} ${(acceptedAnswer as { text: string }).text}`);
    return told.join("\n") === shown.join("\n") ? [] : ["other questions or answers"];
  });
  expect(problems).toEqual([]);
});

test("every specified service page describes its service to search engines, by its name and address", () => {
  const specified = specifiedPages.map(({ path }) => path);
  const problems = problemsOf(
    layoutPages.filter(({ path }) => path.startsWith("/services/") && specified.includes(path)),
    (page) => {
      const services = thingsOf(page, "Service").map(({ name, url }) => [
        name,
        String(url).split("/").slice(3),
      ]);
      const expected = [textOf(mainOf(page.path).querySelector("h1")), page.path.split("/").slice(1)];
      return JSON.stringify(services) === JSON.stringify([expected]) ? [] : [JSON.stringify(services)];
    },
  );
  expect(problems).toEqual([]);
});

test("every drawing says what it shows or is hidden from screen readers", () => {
  const problems = problemsOf(addressedPages(), ({ path }) =>
    mainOf(path)
      .querySelectorAll("svg")
      .filter((svg) => svg.getAttribute("aria-hidden") !== "true" && svg.getAttribute("role") !== "img")
      .filter((svg) => !svg.closest('[aria-hidden="true"], [role="img"][aria-label]'))
      // With links in it, which role="img" would hide.
      .filter((svg) => !(svg.closest('[role="group"][aria-label]') && svg.querySelector("a[aria-label]")))
      .map((svg) => svg.outerHTML.slice(0, 120)),
  );
  expect(problems).toEqual([]);
});

test("the pages of an area can all be reached from its own page, and those of all areas from /services", () => {
  const problems = problemsOf(addressedPages(), ({ path }) => {
    const children = pages.filter(
      (page) => page.path.startsWith(`${path}/`) && /^\/(services|industries)\b/.test(path),
    );
    const targets = linksIn(mainOf(path)).map(([, to]) => to);
    return children
      .filter((child) => !targets.includes(child.path))
      .map((child) => `no link to ${child.path}`);
  });
  expect(problems).toEqual([]);
});

test("the contents of a legal page lead to its sections, and its end is the way to write", () => {
  const problems = problemsOf(
    addressedPages().filter(({ root }) =>
      root.querySelector("main nav[aria-labelledby=contents] a[href='#contact']"),
    ),
    ({ root }) => {
      const targets = root
        .querySelectorAll("main nav[aria-labelledby=contents] a")
        .map((link) => link.getAttribute("href"));
      const sections = root.querySelectorAll("main section[aria-labelledby]");
      const expected = [...sections.map((section) => `#${section.id}`), "#contact"];
      const empty = sections.filter((section) => section.querySelectorAll("li").length === 0);
      return [
        ...(targets.join(" ") === expected.join(" ") ? [] : [`contents: ${targets.join(" ")}`]),
        ...(sections.length >= 6 ? [] : [`${sections.length} sections`]),
        ...empty.map((section) => `#${section.id} states nothing`),
      ];
    },
  );
  expect(problems).toEqual([]);
});

/** Said of them in the specification, product 2. */
function closesAtContact(path: string): boolean {
  return ["/", "/blog", "/careers", "/portfolio", "/case-studies"].includes(path);
}
