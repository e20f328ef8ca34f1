import type { MetaDescriptor, MetaFunction } from "react-router";

import { identity } from "../identity.ts";
import { breadcrumb } from "../site-map.ts";
import { addressOf } from "./address-of.ts";
import { breadcrumbList } from "./structured-data.ts";
import type { StructuredData } from "./structured-data.ts";
import { withoutTrailingSlash } from "./use-path.ts";

export interface PageMeta {
  /** Without the provider's name, which is added; together at most 60 characters. */
  title: string;
  /** 70 to 160 characters: what a search result says under the title. */
  description: string;
}

/** The head of a page: title, description, canonical address, preview and structured data. */
export function pageMeta(
  { title, description }: PageMeta,
  structured: readonly StructuredData[] = [],
): MetaFunction {
  return ({ location }) => {
    const path = withoutTrailingSlash(location.pathname);
    const url = addressOf(path);
    const fullTitle = path === "/" ? `${identity.name}: ${title}` : `${title} | ${identity.name}`;
    const trail = breadcrumb(path);
    return [
      { title: fullTitle },
      { name: "description", content: description },
      { tagName: "link", rel: "canonical", href: url },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: identity.name },
      { name: "twitter:card", content: "summary" },
      ...[...(trail.length ? [breadcrumbList(trail)] : []), ...structured].map((data): MetaDescriptor => ({
        "script:ld+json": data as unknown as Record<string, string>,
      })),
    ];
  };
}
