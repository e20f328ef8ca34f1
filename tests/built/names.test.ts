import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { type BuiltPage, builtPages } from "../support/built-site.ts";
import { problemsOf } from "../support/problems.ts";

// The browser's own accessibility tree is read on a sample in tests/browser/accessibility.spec.ts; this is every page.

test("every control has a name", () => {
  const nameless = problemsOf(builtPages(), (page) =>
    page.root
      .querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, textarea, iframe")
      .filter((control) => isOwn(control, page) && nameOf(control, page) === "")
      .map((control) => control.toString().slice(0, 120)),
  );
  expect(nameless).toEqual([]);
});

test("in a navigation no two links of one name lead to different places, and it has a name itself", () => {
  const problems = problemsOf(builtPages(), (page) =>
    page.root.querySelectorAll("nav").flatMap((nav) => {
      if (!isOwn(nav, page)) return [];
      const name = nameOf(nav, page, false);
      const places = new Map<string, Set<string>>();
      for (const link of nav.querySelectorAll("a[href]")) {
        const key = nameOf(link, page);
        places.set(key, (places.get(key) ?? new Set()).add(link.getAttribute("href") ?? ""));
      }
      const ambiguous = [...places].filter(([, to]) => to.size > 1);
      return [
        ...(name ? [] : ["a navigation without a name"]),
        ...ambiguous.map(([link, to]) => `${name} › ${link}: ${[...to].join(", ")}`),
      ];
    }),
  );
  expect(problems).toEqual([]);
});

/** What is around the content is the same on every page (markup.test.ts): it is looked at on the first. */
function isOwn(element: HTMLElement, page: BuiltPage): boolean {
  return page === builtPages()[0] || element.closest("main") !== null;
}

/** What a screen reader would say, as far as markup tells. */
function nameOf(element: HTMLElement, page: BuiltPage, byContent = true): string {
  const { byId, labelFor } = indexOf(page);
  const named = (id: string) => byId.get(id)?.text ?? "";
  const candidates = [
    (element.getAttribute("aria-labelledby") ?? "").split(" ").map(named).join(" "),
    element.getAttribute("aria-label"),
    (element.id && labelFor.get(element.id)?.text) || element.closest("label")?.text,
    byContent && spoken(element),
    element.getAttribute("title"),
  ];
  return candidates.map((text) => (text || "").trim()).find(Boolean) ?? "";
}

const indexes = new WeakMap<BuiltPage, ReturnType<typeof readIndex>>();

/** Looking for an id again and again takes a minute over the whole site. */
function indexOf(page: BuiltPage) {
  const index = indexes.get(page) ?? readIndex(page);
  indexes.set(page, index);
  return index;
}

function readIndex({ root }: BuiltPage) {
  return {
    byId: new Map(root.querySelectorAll("[id]").map((element) => [element.id, element])),
    labelFor: new Map(root.querySelectorAll("label[for]").map((label) => [label.getAttribute("for"), label])),
  };
}

/** The text inside, without what is hidden from screen readers; pictures by their alternative text. */
function spoken(element: HTMLElement): string {
  const pictures = element.querySelectorAll("img[alt], svg[aria-label]");
  const hidden = element.querySelectorAll("[aria-hidden]").map((part) => part.text);
  const visible = hidden.reduce((text, part) => text.replace(part, ""), element.text);
  return [
    visible,
    ...pictures.map((picture) => picture.getAttribute("alt") ?? picture.getAttribute("aria-label")),
  ]
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
