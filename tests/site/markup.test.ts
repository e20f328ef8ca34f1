import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";

import { type BuiltPage, builtPages, clientFolder } from "../support/built-site.ts";
import { htmlProblems } from "../support/html-rules.ts";
import { problemsOf } from "../support/problems.ts";

test("every page is valid, accessible HTML", () => {
  expect(problemsOf(builtPages(), ({ html }) => htmlProblems(html))).toEqual([]);
});

test("header and footer are the same on every page: what a check finds in one is true of all", () => {
  for (const part of ["header", "footer"]) {
    const [first, ...others] = builtPages().map(
      ({ root }) => root.querySelector(`body > ${part}`)?.outerHTML ?? `no ${part}`,
    );
    expect(first).toContain(`<${part}`);
    expect(others.filter((other) => other !== first)).toEqual([]);
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

test("the only styles in a page are sheets of its own, whose links are switched off", () => {
  const pages = builtPages().filter(({ root }) => !root.querySelector("link[data-own]"));
  const problems = problemsOf(pages, ({ root }) => {
    const sheets = root
      .querySelectorAll("link[rel=stylesheet][disabled]")
      .map((link) => readFileSync(join(clientFolder, link.getAttribute("href") ?? ""), "utf8").trim());
    const styles = root.querySelectorAll("style").map(({ rawText }) => rawText);
    return [
      ...styles.filter((text) => !sheets.includes(text)).map((text) => `styles of unknown origin: ${text}`),
      ...sheets.filter((text) => !styles.includes(text)).map((text) => `a sheet switched off: ${text}`),
    ];
  });
  expect(problems).toEqual([]);
});

test("the theme script is the only inline script that runs", () => {
  const problems = problemsOf(builtPages(), ({ root }) => {
    const inline = root
      .querySelectorAll("script:not([src])")
      .filter((script) => runs(script.getAttribute("type")) && script.rawText.trim() !== "");
    const ours = inline.filter((script) => script.hasAttribute("data-theme-script"));
    return [
      ...(ours.length === 1 ? [] : [`${ours.length} theme scripts`]),
      ...inline.filter((script) => !ours.includes(script)).map((script) => script.rawText.slice(0, 80)),
    ];
  });
  expect(problems).toEqual([]);
});

test("no page preloads modules: scripts never compete with the first paint", () => {
  const problems = problemsOf(builtPages(), ({ root }) => [
    ...root
      .querySelectorAll('link[rel="modulepreload"]')
      .map((link) => `preloads ${link.getAttribute("href")}`),
    ...(root.querySelectorAll("script[src]").length === 1 ? [] : ["not exactly one script file"]),
    ...root
      .querySelectorAll("script[src]:not([async])")
      .map((script) => `blocks on ${script.getAttribute("src")}`),
  ]);
  expect(problems).toEqual([]);
});

test("no placeholder, filler or programming slip is left in the text", () => {
  const bad = /lorem ipsum|\bTODO\b|\bTBD\b|coming soon|seamless|\bundefined\b|\bNaN\b|\[object \w+\]/gi;
  const problems = problemsOf(builtPages(), (page) =>
    [...readableText(page).matchAll(bad)].map((match) => match[0]),
  );
  expect(problems).toEqual([]);
});

function runs(type: string | undefined): boolean {
  return !type || type === "module" || /javascript/i.test(type);
}

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
