import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type HTMLElement, parse } from "node-html-parser";

import { type IndexedEntry, packIndex } from "../../../app/features/site-search/search-index.ts";
import { wordsOf } from "../../../app/lib/search/words.ts";
import { pages as siteMap } from "../../../app/site-map.ts";
import { inParallel } from "../files/in-parallel.ts";
import { listFiles } from "../files/list-files.ts";
import { type BuiltPage, planEntries } from "./search-plans.ts";
import { tellingWords } from "./telling-words.ts";

const labels = new Map(siteMap.map((page) => [page.path, page.label]));

/** What visitors call a page that calls itself something else. */
const otherNames: Record<string, string> = {
  "/about": "company team",
  "/blog": "articles news",
  "/careers": "jobs vacancies work",
  "/case-studies": "references customers clients",
  "/contact": "phone telephone e-mail address map quote",
  "/services": "products prices pricing",
  "/signin": "login log account",
  "/signup": "register account",
  "/support/knowledge-base": "help faq documentation",
};

/** The index that the site's search loads when it is opened: every page that search engines may list, and every plan. */
export async function searchIndex(client: string): Promise<string> {
  const files = (await listFiles(client)).filter((file) => file.endsWith(".html"));
  const pages = (await inParallel(files, (file) => readPage(join(client, file)))).flat();
  const services = pages.flatMap(({ built }) => built ?? []);
  const entries = [...pages.map(({ entry }) => entry), ...(await planEntries(services))];
  const bodies = tellingWords(entries.map((entry) => entry.body));
  return JSON.stringify(packIndex(entries.map((entry, index) => ({ ...entry, body: bodies[index] ?? [] }))));
}

async function readPage(file: string): Promise<ReadPage[]> {
  const html = await readFile(file, "utf8");
  // Menus and footer are half of every page, and the same on all: only what is looked at is parsed.
  const [, head] = /<head>(.*?)<\/head>/s.exec(html) ?? [];
  const [words] = /<main\b.*<\/main>/s.exec(html) ?? [];
  if (!head || !words) throw new Error(`${file}: a page without <head> or <main>`);
  const root = parse(head);
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const noindex = root.querySelector('meta[name="robots"]')?.getAttribute("content")?.includes("noindex");
  if (noindex || !canonical) return [];
  const main = parse(words);
  // What a drawing says is said again in the text; code and data are no words.
  for (const element of main.querySelectorAll("script, style, svg, form, pre")) element.remove();
  const path = new URL(canonical).pathname;
  // Parsed pages are large: only those that can sell something are kept.
  const built = path.startsWith("/services/") ? { path, main } : undefined;
  return [{ entry: pageEntry(path, root, main), built }];
}

interface ReadPage {
  entry: IndexedEntry;
  built: BuiltPage | undefined;
}

function pageEntry(path: string, head: HTMLElement, main: HTMLElement): IndexedEntry {
  const headings = main.querySelectorAll("h1, h2, h3, h4, summary").flatMap(textWords);
  const names = [labels.get(path), otherNames[path], path.split("/").at(-1)];
  const known = new Set([...headings, ...names.flatMap((name = "") => wordsOf(decodeURIComponent(name)))]);
  return {
    path,
    title: path === "/" ? "Home" : metaContent(head, 'meta[property="og:title"]'),
    description: metaContent(head, 'meta[name="description"]'),
    headings: [...known],
    // With repetitions: they tell what a page is about.
    body: textWords(main).filter((word) => !known.has(word)),
  };
}

function textWords(element: HTMLElement): string[] {
  return wordsOf(element.structuredText);
}

function metaContent(root: HTMLElement, selector: string): string {
  const content = root.querySelector(selector)?.getAttribute("content");
  if (!content) throw new Error(`A page to be searched has no ${selector}`);
  return content;
}
