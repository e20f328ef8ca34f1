import type { Thing } from "./structured-data.ts";

type Check = (value: unknown, thing: Thing) => boolean;

/**
 * What each type must have: what Google's documentation of search features requires, and what it recommends and
 * we can tell (developers.google.com/search/docs/appearance/structured-data, read in November 2026).
 * Service and Offer have no feature of their own there outside products; the same rules as for products apply.
 */
const rules: Record<string, Record<string, Check>> = {
  Organization: { name: isText },
  WebSite: { name: isText, url: isAddress, publisher: isThing },
  BreadcrumbList: { itemListElement: (value) => Array.isArray(value) && value.length >= 2 },
  ItemList: { itemListElement: (value) => Array.isArray(value) && value.length >= 2 },
  ListItem: {
    position: (value) => Number.isInteger(value),
    name: isText,
    item: (value, thing) => isAddress(value ?? thing["url"]),
  },
  Service: { name: isText, description: isText, url: isAddress, provider: isThing },
  Offer: {
    name: isText,
    price: (value) => typeof value === "number" && value > 0,
    priceCurrency: (value) => value === "USD",
    url: isAddress,
    availability: (value) => value === "https://schema.org/InStock",
  },
  FAQPage: { mainEntity: (value) => Array.isArray(value) && value.length > 0 },
  Question: { name: isText, acceptedAnswer: isThing },
  Answer: { text: isText },
  JobPosting: {
    title: isText,
    description: isText,
    datePosted: isDay,
    validThrough: isMoment,
    employmentType: isText,
    hiringOrganization: isThing,
    identifier: isThing,
    baseSalary: isThing,
    // A place, or, for work from anywhere, where applicants may live.
    jobLocation: (value, thing) => isThing(value) || isRemote(thing),
    jobLocationType: (value, thing) => value === undefined || isRemote(thing),
  },
  BlogPosting: articleRules(),
  TechArticle: articleRules(),
  Person: { name: isText, url: isAddress },
  PostalAddress: {
    streetAddress: isText,
    addressLocality: isText,
    postalCode: isText,
    addressCountry: isText,
  },
};

/** What a page's own block must have beyond that. */
const onItsOwn: Record<string, Record<string, Check>> = {
  Organization: { url: isAddress, logo: isAddress, email: isText, telephone: isText, address: isThing },
};

/** What is missing or wrong in a thing. */
export function thingProblems(thing: Thing, isBlock: boolean): string[] {
  const type = thing["@type"] ?? "";
  const checks = { ...rules[type], ...(isBlock ? onItsOwn[type] : {}) };
  return Object.entries(checks)
    .filter(([property, check]) => !check(thing[property], thing))
    .map(([property]) => `${type}: ${property} is ${JSON.stringify(thing[property])}`);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && !/undefined|NaN|\[object/.test(value);
}

function isAddress(value: unknown): boolean {
  return typeof value === "string" && URL.canParse(value) && value.startsWith("https://");
}

function isDay(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** Google asks for the time zone: without it a date is taken for that of its own crawler. */
function isMoment(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(value);
}

/** Search engines show pictures of these kinds, and no SVG. */
function isPicture(value: unknown): boolean {
  return isAddress(value) && /\.(png|jpe?g|webp)$/.test(String(value));
}

function articleRules(): Record<string, Check> {
  return {
    headline: isText,
    image: isPicture,
    datePublished: isMoment,
    dateModified: (value, thing) =>
      isMoment(value) && Date.parse(String(value)) >= Date.parse(String(thing["datePublished"])),
    author: isThing,
    publisher: isThing,
    url: isAddress,
  };
}

function isThing(value: unknown): boolean {
  return typeof value === "object" && value !== null && ("@type" in value || "@id" in value);
}

function isRemote(thing: Thing): boolean {
  return thing["jobLocationType"] === "TELECOMMUTE" && isThing(thing["applicantLocationRequirements"]);
}
