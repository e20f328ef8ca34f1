import { escapeXml } from "~/lib/format/escape-xml";

export interface AtomFeed {
  title: string;
  subtitle: string;
  /** The feed's own address. */
  url: string;
  /** The page that shows the same. */
  page: string;
  author: string;
  /** Newest first. */
  entries: readonly AtomEntry[];
}

export interface AtomEntry {
  title: string;
  url: string;
  published: Date;
  /** When it last changed, or was found to be still true. */
  updated: Date;
  summary: string;
  author?: string;
  categories?: readonly string[];
}

/** A feed after RFC 4287. An entry's address is its identity: it never changes once published. */
export function atomFeed({ title, subtitle, url, page, author, entries }: AtomFeed): string {
  const newest = Math.max(...entries.map((entry) => entry.updated.getTime()));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element("title", title),
    element("subtitle", subtitle),
    element("id", url),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    element("updated", new Date(newest).toISOString()),
    `<author>${element("name", author)}</author>`,
    ...entries.map(entryXml),
    "</feed>",
    "",
  ].join("\n");
}

function entryXml({ title, url, published, updated, summary, author, categories = [] }: AtomEntry): string {
  return [
    "<entry>",
    element("title", title),
    element("id", url),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element("published", published.toISOString()),
    element("updated", updated.toISOString()),
    ...(author ? [`<author>${element("name", author)}</author>`] : []),
    ...categories.map((category) => `<category term="${escapeXml(category)}"/>`),
    element("summary", summary),
    "</entry>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
