import type { MetaDescriptor, MetaFunction } from "react-router";

import { identity } from "../../identity.ts";
import { breadcrumb } from "../../site-map.ts";
import type { Crumb } from "../../site-map.ts";
import { addressOf } from "./address-of.ts";
import { shareImagePath, shareImageSize } from "./share-image.ts";
import { breadcrumbList } from "./structured-data.ts";
import type { StructuredData } from "./structured-data.ts";
import { twinPath } from "./twin-path.ts";
import { withoutTrailingSlash } from "../navigation/use-path.ts";

export interface PageMeta {
  /** Without the provider's name, which is added; together at most 60 characters. */
  title: string;
  /** 70 to 160 characters: what a search result says under the title. */
  description: string;
  /** Keeps the page out of search engines and out of the sitemap; our own search finds it. */
  noindex?: true;
}

/** The head of a page: title, description, canonical address, preview and structured data. */
export function pageMeta(
  page: PageMeta,
  structured: readonly StructuredData[] = [],
  feeds: readonly Feed[] = [],
): MetaFunction {
  return ({ location }) => {
    const path = withoutTrailingSlash(location.pathname);
    return headOf({ ...page, path, trail: breadcrumb(path), structured, feeds });
  };
}

export interface Head extends PageMeta {
  /** Encoded, as it stands in links. */
  path: string;
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

/** The same for a page whose copy comes from data, such as an article. */
export function headOf({
  title,
  description,
  path,
  trail,
  structured = [],
  article,
  feeds = [],
  noindex,
}: Head): MetaDescriptor[] {
  const url = addressOf(path);
  const fullTitle = path === "/" ? `${identity.name}: ${title}` : `${title} | ${identity.name}`;
  return [
    // A long title says more than the provider's name after it.
    { title: fullTitle.length > longestTitle ? title : fullTitle },
    { name: "description", content: description },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { tagName: "link", rel: "alternate", type: "text/markdown", href: twinPath(path) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:type", content: article ? "article" : "website" },
    ...(article?.published ? [{ property: "article:published_time", content: article.published }] : []),
    ...(article ? [{ property: "article:modified_time", content: article.modified }] : []),
    { property: "og:site_name", content: identity.name },
    { property: "og:image", content: addressOf(shareImagePath(path)) },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { property: "og:image:alt", content: `${title}, ${identity.name}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...feeds.map((feed): MetaDescriptor => ({
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: feed.title,
      href: feed.path,
    })),
    ...[...(trail.length ? [breadcrumbList(trail)] : []), ...structured].map((data): MetaDescriptor => ({
      "script:ld+json": data as unknown as Record<string, string>,
    })),
  ];
}

const longestTitle = 60;
