import type { Thing } from "schema-dts";

import type { Plan } from "../../catalogue/plan.ts";
import { identity } from "../../identity.ts";
import type { FaqEntry } from "../../sections/faq.tsx";
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

export function organization(): StructuredData {
  const { phones, emails } = identity;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": addressOf("/#organization"),
    name: identity.name,
    legalName: identity.legalName,
    url: addressOf("/"),
    logo: addressOf("/icon-512.png"),
    description: identity.summary,
    telephone: phones.sales,
    email: emails.general,
    sameAs: identity.social.map((profile) => profile.url),
    address: postalAddress(),
  };
}

export function webSite(): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: identity.name,
    url: addressOf("/"),
    publisher: { "@id": addressOf("/#organization") },
  };
}

interface ServiceOptions {
  name: string;
  description: string;
  path: string;
  /** Each plan with a price becomes an offer; the figures are those on the page because both come from the catalogue. */
  plans?: readonly Pick<Plan, "name" | "price">[];
}

export function service({ name, description, path, plans = [] }: ServiceOptions): StructuredData {
  const url = addressOf(path);
  const offer = {
    "@type": "Offer",
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url,
  } as const;
  const offers = plans.flatMap(({ name: planName, price }) =>
    price === "Custom" ? [] : [{ ...offer, name: planName, price }],
  );
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name,
    description,
    url,
    provider: { "@type": "Organization", "@id": addressOf("/#organization"), name: identity.name },
    areaServed: "Worldwide",
    ...(offers.length > 0 && { offers }),
  };
}

/** The questions of a page, as they stand in its FAQ section. */
export function faqPage(entries: readonly FaqEntry[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export function postalAddress() {
  const { street, city, region, postalCode, countryCode } = identity.address;
  return {
    "@type": "PostalAddress" as const,
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  };
}
