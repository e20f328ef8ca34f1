import type { Thing } from "schema-dts";

import { identity } from "../identity.ts";
import type { Page } from "../site-map.ts";

/** Anything schema.org describes, ready to stand in a page. */
export type StructuredData = { "@context": "https://schema.org" } & Exclude<Thing, string>;

export function breadcrumbList(trail: readonly Page[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.label,
      item: `${identity.siteUrl}${page.path}`,
    })),
  };
}

export function organization(): StructuredData {
  const { address, phones, emails } = identity;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${identity.siteUrl}/#organization`,
    name: identity.name,
    legalName: identity.legalName,
    url: `${identity.siteUrl}/`,
    logo: `${identity.siteUrl}/icon-512.png`,
    description: identity.summary,
    telephone: phones.sales,
    email: emails.general,
    sameAs: identity.social.map((profile) => profile.url),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
  };
}

export function webSite(): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: identity.name,
    url: `${identity.siteUrl}/`,
    publisher: { "@id": `${identity.siteUrl}/#organization` },
  };
}
