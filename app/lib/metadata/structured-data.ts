import type { Thing } from "schema-dts";

import type { Period, Plan } from "../../catalogue/plan.ts";
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
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "sales",
        telephone: phones.sales,
        email: emails.general,
        url: addressOf("/contact"),
        availableLanguage: "en",
      },
      {
        "@type": "ContactPoint",
        contactType: "technical support",
        telephone: phones.support,
        email: emails.support,
        availableLanguage: "en",
        hoursAvailable: everyHour,
      },
    ],
  };
}

/** Something is down: every client, every hour, by phone. */
const everyHour = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  opens: "00:00",
  closes: "23:59",
} as const;

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
  plans?: readonly Pick<Plan, "name" | "price" | "period">[];
}

export function service({ name, description, path, plans = [] }: ServiceOptions): StructuredData {
  const url = addressOf(path);
  const offer = {
    "@type": "Offer",
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url,
  } as const;
  const offers = plans.flatMap(({ name: planName, price, period }) =>
    price === "Custom"
      ? []
      : [
          {
            ...offer,
            name: planName,
            price,
            ...(period && { priceSpecification: priceOver(price, period) }),
          },
        ],
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

/** What a price buys: a month, a year or an hour of it, or the whole of it at once. */
function priceOver(price: number, period: Period) {
  const unitCode = unitCodes[period];
  return {
    "@type": "UnitPriceSpecification" as const,
    price,
    priceCurrency: "USD",
    unitText: period.replace(/^per |^\//, ""),
    ...(unitCode && { referenceQuantity: { "@type": "QuantitativeValue" as const, value: 1, unitCode } }),
  };
}

/** As UN/CEFACT writes month, hour and year. */
const unitCodes: Record<Period, "MON" | "HUR" | "ANN" | undefined> = {
  "per month": "MON",
  "/month": "MON",
  "/user/month": "MON",
  "per hour": "HUR",
  "/year": "ANN",
  "one-time": undefined,
};

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
