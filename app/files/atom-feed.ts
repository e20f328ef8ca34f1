import { identity } from "~/identity";
import { escapeXml } from "~/lib/format/escape-xml";

export interface AtomFeed {
  title: string;
  subtitle: string;
  /** Of the page that shows the same, encoded. */
  path: string;
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
export function atomFeed({ title, subtitle, path, entries }: AtomFeed): string {
  const { name, siteUrl } = identity;
  const newest = Math.max(...entries.map((entry) => entry.updated.getTime()));
  const url = `${siteUrl}${path}/feed.xml`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element("title", `${name}: ${title}`),
    element("subtitle", subtitle),
    element("id", url),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(siteUrl + path)}"/>`,
    element("updated", new Date(newest).toISOString()),
    `<author>${element("name", name)}</author>`,
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
