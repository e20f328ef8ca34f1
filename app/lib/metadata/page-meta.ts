import { identity } from "../../identity.ts";
import type { Crumb } from "../../site-map.ts";
import type { StructuredData } from "./structured-data.ts";

export interface PageMeta {
  /** Without the provider's name, which is added; together at most 60 characters. */
  title: string;
  /** 70 to 160 characters: what a search result says under the title. */
  description: string;
  /** Keeps the page out of search engines and out of the sitemap; our own search finds it. */
  noindex?: true;
}

/** What stands in the head of a page (layout/head.astro). */
export interface Head {
  /** A page without an address, such as the one for unknown addresses, has nothing to be found by. */
  meta: PageMeta | (Pick<PageMeta, "title"> & { description?: undefined; noindex: true });
  /** Encoded, as it stands in links. */
  path?: string | undefined;
  /** Home, the parents, the page itself; empty for home. */
  trail: readonly Crumb[];
  structured?: readonly StructuredData[];
  /** When an article was published and last changed, with the time zone. */
  article?: { published?: string; modified: string };
  /** Feeds that this page is about. */
  feeds?: readonly Feed[];
}

export interface Feed {
  title: string;
  path: string;
}

/** A long title says more than the provider's name after it. */
const longestTitle = 60;

export function fullTitle(title: string, path?: string): string {
  const full = path === "/" ? `${identity.name}: ${title}` : `${title} | ${identity.name}`;
  return full.length > longestTitle ? title : full;
}
