import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";

import { type BuiltPage, builtPages } from "../support/built-site.ts";
import { htmlProblems } from "../support/html-rules.ts";
import { problemsOf } from "../support/problems.ts";

test("every page is valid, accessible HTML", () => {
  expect(problemsOf(builtPages(), ({ html }) => htmlProblems(html))).toEqual([]);
});

test("header and footer are the same on every page: what a check finds in one is true of all", () => {
  for (const part of ["header", "footer"]) {
    const [first, ...others] = builtPages().map(
      // React counts the ids of a page.
      ({ root }) => root.querySelector(`body > ${part}`)?.outerHTML.replaceAll(/_r\w+_/g, "id") ?? "",
    );
    expect(first).toContain(`<${part}`);
    expect(others.filter((other) => other !== first)).toHaveLength(0);
  }
});

test("nothing needs the policy to forgive inline styles or handlers", () => {
  const problems = problemsOf(builtPages(), ({ root }) =>
    root.querySelectorAll("*").flatMap((element) =>
      Object.keys(element.attributes)
        .filter((name) => name.toLowerCase() === "style" || /^on/i.test(name))
        .map((name) => `<${element.rawTagName}> has ${name}`),
    ),
  );
  expect(problems).toEqual([]);
});

test("what stands inline is known: the first script, the rules for links, and where there is an island Astro's two and its style", () => {
  const problems = problemsOf(builtPages(), ({ root }) => {
    const ofIslands = root.querySelector("astro-island") ? 1 : 0;
    const data = root.querySelectorAll('script[type="application/ld+json"]').length;
    const counts = {
      "first scripts": [root.querySelectorAll("head > script[data-frame]").length, 1],
      "rules for links": [root.querySelectorAll('script[type="speculationrules"]').length, 1],
      "scripts but data": [root.querySelectorAll("script").length - data, 2 + 2 * ofIslands],
      "styles in the body": [root.querySelectorAll("body style").length, ofIslands],
    };
    return Object.entries(counts)
      .filter(([, [found, expected]]) => found !== expected)
      .map(([what, [found]]) => `${found} ${what}`);
  });
  expect(problems).toEqual([]);
});

test("no page names or preloads a script file: none competes with the first paint", () => {
  const problems = problemsOf(builtPages(), ({ root }) =>
    root
      .querySelectorAll('link[rel="modulepreload"], link[as="script"], script[src]')
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(problems).toEqual([]);
});

test("no placeholder, filler or programming slip is left in the text", () => {
  const bad = /lorem ipsum|\bTODO\b|\bTBD\b|coming soon|seamless|\bundefined\b|\bNaN\b|\[object \w+\]/gi;
  const problems = problemsOf(builtPages(), (page) =>
    [...readableText(page).matchAll(bad)].map((match) => match[0]),
  );
  expect(problems).toEqual([]);
});

/** All that a visitor, a screen reader or a search engine reads. */
function readableText({ root }: BuiltPage): string {
  const attributes = ["content", "alt", "aria-label", "title", "placeholder", "value"];
  return [
    root.querySelector("title")?.text ?? "",
    withoutCode(root.querySelector("body"))?.structuredText ?? "",
    ...root
      .querySelectorAll(attributes.map((name) => `[${name}]`).join(", "))
      .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? "")),
  ].join("\n");
}

/** In an example of code "undefined" is no slip. */
function withoutCode(body: HTMLElement | null): HTMLElement | null {
  return body?.querySelector("code") ? parse(body.outerHTML.replaceAll(/<code[\s\S]*?<\/code>/g, "")) : body;
}
