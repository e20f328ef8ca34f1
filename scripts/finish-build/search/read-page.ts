import { type HTMLElement, type Node, parse, TextNode } from "node-html-parser";

import type { IndexedEntry } from "../../../app/features/search/search-index.ts";
import { tokenize } from "../../../app/lib/search/tokenize.ts";
import { pages as siteMap } from "../../../app/site-map.ts";
import { withoutDrawings } from "../files/head-and-main.ts";
import type { ArticleFacts } from "./article-facts.ts";
import { otherNames } from "./other-names.ts";
import type { ServicePage } from "./plan-entries.ts";

const labels = new Map(siteMap.map((page) => [page.path, page.label]));

export interface ReadPage {
  entry: IndexedEntry;
  /** Only where plans can be. */
  service: ServicePage | undefined;
}

/** What a search shows of a page. */
export type Shown = Pick<IndexedEntry, "path" | "title" | "description">;

/** What a built page says of itself; nothing if search engines may not list it and no menu does. */
export function shownOf(head: string): Shown | undefined {
  const said = parse((head.match(/<(?:meta|link rel="canonical") [^>]*>/g) ?? []).join(""));
  const canonical = said.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const noindex = said.querySelector('meta[name="robots"]')?.getAttribute("content")?.includes("noindex");
  if (!canonical) return undefined;
  const path = new URL(canonical).pathname;
  if (noindex && !labels.has(path)) return undefined;
  return {
    path,
    title: path === "/" ? "Home" : metaContent(said, 'meta[property="og:title"]'),
    description: metaContent(said, 'meta[name="description"]'),
  };
}

/** A built page as an entry, from its main element. */
export function readPage(shown: Shown, html: string, article: ArticleFacts | undefined): ReadPage {
  const main = parse(withoutDrawings(html));
  // What a drawing says is said again in the text; code and data are no copy.
  for (const element of main.querySelectorAll("script, style, svg, form, pre")) element.remove();
  return {
    entry: article ? articleEntry(shown, main, article) : pageEntry(shown, main),
    service: shown.path.startsWith("/services/")
      ? { path: shown.path, anchors: planAnchors(main) }
      : undefined,
  };
}

/** The hero names a price too, without a section to lead to. */
function planAnchors(main: HTMLElement): Record<string, string> {
  const anchors: Record<string, string> = {};
  for (const link of main.querySelectorAll('a[href^="/contact?plan="]')) {
    const id = link.getAttribute("href")?.slice("/contact?plan=".length) ?? "";
    const section = link.closest("section[id]")?.getAttribute("id");
    anchors[id] ||= section ? `#${section}` : "";
  }
  return anchors;
}

function pageEntry(shown: Shown, main: HTMLElement): IndexedEntry {
  const { path } = shown;
  const names = otherNames[path];
  const entry = names ? { ...shown, otherNames: names } : shown;
  // Lists of articles repeat what the articles say; they are found by the name of their category or tag.
  if (/^\/blog\/(category|tag)\//.test(path)) return { ...entry, headings: [], body: [] };
  const headings = main
    .querySelectorAll("h1, h2, h3, h4, details:not(.folded) > summary")
    .flatMap(textTokens);
  return { ...entry, ...withoutRepeats(shown, headings, textTokens(main)) };
}

/** The article alone: what stands around it is about other articles. */
function articleEntry(shown: Shown, main: HTMLElement, facts: ArticleFacts): IndexedEntry {
  const prose = main.querySelector(".prose");
  if (!prose) throw new Error(`${shown.path}: an article without its text`);
  const sections = prose.querySelectorAll("h2, h3").map((heading) => heading.textContent.trim());
  const { body } = withoutRepeats(shown, sections.flatMap(tokenize), textTokens(prose));
  return { ...shown, ...facts, sections, headings: [], body };
}

/** A token counts where it counts most. The body keeps its repetitions: they tell what a page is about. */
function withoutRepeats({ title, description }: Shown, headings: readonly string[], body: readonly string[]) {
  const inTitle = new Set(tokenize(title));
  const stronger = new Set([...inTitle, ...headings, ...tokenize(description)]);
  return {
    headings: headings.filter((token) => !inTitle.has(token)),
    body: body.filter((token) => isSearchable(token) && !stronger.has(token)),
  };
}

/** A letter, or a number without a unit, finds too much; names such as 27001 and 365 are the exception. */
function isSearchable(token: string): boolean {
  return token.length > 1 && (/^\d{3,5}$/.test(token) || !/^[\d.]+$/.test(token));
}

/** Text by text: neighbouring elements do not have to have a space between them. */
function textTokens(element: HTMLElement): string[] {
  return tokenize(textsIn(element).join(" "));
}

function textsIn(node: Node): string[] {
  return node instanceof TextNode ? [node.text] : node.childNodes.flatMap(textsIn);
}

function metaContent(head: HTMLElement, selector: string): string {
  const content = head.querySelector(selector)?.getAttribute("content");
  if (!content) throw new Error(`A page to be searched has no ${selector}`);
  return content;
}
