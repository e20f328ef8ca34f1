import { identity } from "../../identity.ts";
import { addressOf } from "./address-of.ts";
import { postalAddress } from "./postal-address.ts";
import type { StructuredData } from "./structured-data.ts";

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
