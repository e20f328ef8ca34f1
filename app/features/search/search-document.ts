import { pages } from "../../site-map.ts";
import type { IndexedEntry } from "./search-index.ts";
import { tokenize } from "./words/tokenize.ts";

/** An entry, ready to be searched. */
export interface SearchDocument {
  entry: IndexedEntry;
  /** Its title and all it is called, as tokens joined by spaces: to tell whether it was asked for by name. */
  names: readonly string[];
  sections: readonly { heading: string; tokens: readonly string[] }[];
  /** What MiniSearch indexes: tokens joined by spaces. */
  fields: Record<"title" | "names" | "headings" | "description" | "body", string>;
}

export function searchDocument(entry: IndexedEntry): SearchDocument {
  const { path, title, description, price = "", otherNames = [], group = "", article } = entry;
  const sections = (entry.sections ?? []).map((heading) => ({ heading, tokens: tokenize(heading) }));
  // A plan is called "VPS Hosting: Starter", and "Starter" for short.
  const short = price === "" ? "" : (title.split(": ").at(-1) ?? "");
  const called = [title, short, labels.get(path) ?? "", ...otherNames];
  const about = [group, article?.authorName ?? "", article?.category ?? "", ...(article?.tags ?? [])];
  const lastPart = decodeURIComponent(path.split("/").at(-1) ?? "").replace(/#.*/, "");
  // Who types a price wants the plan that has it.
  const inTitle = tokenize(`${title} ${price}`);
  const inNames = [...called, ...about, lastPart]
    .flatMap(tokenize)
    .filter((token) => !inTitle.includes(token));
  return {
    entry,
    names: called.map((name) => tokenize(name).join(" ")),
    sections,
    fields: {
      title: inTitle.join(" "),
      names: [...new Set(inNames)].join(" "),
      headings: [...entry.headings, ...sections.flatMap(({ tokens }) => tokens)].join(" "),
      description: tokenize(description).join(" "),
      body: entry.body.join(" "),
    },
  };
}

const labels = new Map(pages.map((page) => [page.path, page.label]));
