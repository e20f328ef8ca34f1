import { addressOf } from "~/lib/metadata/address-of";
import type { StructuredData } from "~/lib/metadata/structured-data";
import { pageAt } from "~/site-map";

/** The service areas as a list for search engines. */
export function serviceList(): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: pageAt("/services").label,
    itemListElement: (pageAt("/services").children ?? []).map((area, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: area.label,
      url: addressOf(area.path),
    })),
  };
}
