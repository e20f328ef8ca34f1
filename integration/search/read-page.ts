import { type HTMLElement, type Node, parse, TextNode } from "node-html-parser";

import type { IndexedEntry } from "../../app/features/search/search-index.ts";
import { otherNames } from "../../app/features/search/words/other-names.ts";
import { tokenize } from "../../app/features/search/words/tokenize.ts";
import { pages as siteMap } from "../../app/site-map.ts";
import type { FinishedPage } from "../finish.ts";
import { headAndMain, withoutDrawings } from "../head-and-main.ts";
import type { ArticleFacts } from "./article-facts.ts";

const inMenus = new Set(siteMap.map(({ path }) => path));

/** What a search shows of a page. */
type Shown = Pick<IndexedEntry, "path" | "title" | "description">;

export interface ReadPage {
  entry: IndexedEntry;
  /** Without drawings, forms and code. */
  main: HTMLElement;
}

/** A built page as an entry; nothing if search engines may not list it and no menu does. */
export function readPage(
  { path, html }: FinishedPage,
  article: ArticleFacts | undefined,
): ReadPage | undefined {
  const parts = headAndMain(html, path);
  const head = parse(parts.head);
  if (metaOf(head, "name", "robots")?.includes("noindex") && !inMenus.has(path)) return undefined;
  const main = parse(withoutDrawings(parts.main));
  // What a drawing says is said again in the text; code and data are no copy.
  for (const element of main.querySelectorAll("script, style, svg, form, pre")) element.remove();
  const title = path === "/" ? "Home" : metaOf(head, "property", "og:title");
  const description = metaOf(head, "name", "description");
  if (!title || !description) throw new Error(`${path}: a page to be searched without title or description`);
  const shown = { path: encodeURI(path), title, description };
  return { entry: article ? articleEntry(shown, main, article) : pageEntry(shown, main), main };
}

function metaOf(head: HTMLElement, key: "name" | "property", value: string): string | undefined {
  return head.querySelector(`meta[${key}="${value}"]`)?.getAttribute("content");
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
