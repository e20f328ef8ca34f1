import type { Thing } from "schema-dts";

import type { Crumb } from "../../site-map.ts";
import { addressOf } from "./address-of.ts";

/** Anything schema.org describes, ready to stand in a page. */
export type StructuredData = { "@context": "https://schema.org" } & Exclude<Thing, string>;

export function breadcrumbList(trail: readonly Crumb[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.label,
      item: addressOf(page.path),
    })),
  };
}
