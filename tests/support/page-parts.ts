import type { HTMLElement } from "node-html-parser";

import { type BuiltPage, builtPages } from "./built-site.ts";
import { says, textOf } from "./says.ts";
import { listIn, thingsOf } from "./structured-data.ts";

export function pageAt(path: string): BuiltPage {
  const page = builtPages().find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not in the build`);
  return page;
}

export function mainOf(path: string): HTMLElement {
  const main = pageAt(path).root.querySelector("main");
  if (!main) throw new Error(`${path} has no main`);
  return main;
}

/** The sections of a page from top to bottom, the hero first; sections within sections left out. */
export function sectionsOf(path: string): HTMLElement[] {
  return mainOf(path)
    .querySelectorAll("section")
    .filter((section) => !section.parentNode?.closest("section"));
}

/** What each link says and where it leads. */
export function linksIn(element: HTMLElement | undefined): [label: string, to: string][] {
  return (element?.querySelectorAll("a[href]") ?? []).map((link) => [
    textOf(link),
    link.getAttribute("href") ?? "",
  ]);
}

/** The links of the hero after the breadcrumb: its buttons come first. */
export function heroLinks(path: string): [label: string, to: string][] {
  const [hero] = sectionsOf(path);
  const crumbs = linksIn(hero?.querySelector('nav[aria-label="Breadcrumb"]') ?? undefined).length;
  return linksIn(hero).slice(crumbs);
}

/** How many entries a section may be said to have: by its headings, terms, table rows or questions. The hero has none. */
export function entryCounts(section: HTMLElement): number[] {
  if (section.querySelector("h1")) return [0];
  return ["h3", "dt", "tbody tr", "details"].map((entry) => section.querySelectorAll(entry).length);
}

/**
 * For each entry the smallest element that says all of its texts and not all of another entry's; undefined where its
 * texts stand apart or together with another's.
 */
export function entryElements(
  section: HTMLElement,
  entries: readonly (readonly string[])[],
): (HTMLElement | undefined)[] {
  const elements = [section, ...section.querySelectorAll("*")];
  return entries.map((entry) =>
    elements
      .filter((element) => holds(element, entry))
      .filter((element) => !entries.some((other) => other !== entry && holds(element, other)))
      .reduce<HTMLElement | undefined>(
        (least, element) => (!least || textOf(element).length < textOf(least).length ? element : least),
        undefined,
      ),
  );
}

function holds(element: HTMLElement, entry: readonly string[]): boolean {
  return entry.every((text) => says(element, text));
}

/** The cards of plans under an anchor, each plan once. */
export function planCards(path: string, anchor: string): HTMLElement[] {
  const cards = mainOf(path)
    .querySelectorAll(`#${anchor} li`)
    .filter((item) => item.querySelector("h3") && planLink(item));
  const links = cards.map(planLink);
  return cards.filter((_, index) => links.indexOf(links[index]) === index);
}

function planLink(card: HTMLElement): string | undefined {
  return card.querySelector('a[href^="/contact?plan="]')?.getAttribute("href");
}

/** The prices that a page tells search engines, in dollars. */
export function offeredPrices(path: string): number[] {
  return thingsOf(pageAt(path), "Service").flatMap((service) =>
    listIn(service, "offers").map((offer) => Number(offer["price"])),
  );
}
