import type { Area } from "../site-map.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { HOURS_OF_MONTH } from "./cloud-hosting.ts";
import { type DomainExtension, domainExtensions } from "./domains.ts";
import type { Period, Plan } from "./plan.ts";
import { type ComparedLine, type ComparedPlan, comparedLines } from "./price-lines.ts";

const MONTHS_OF_YEAR = 12;

/** One price of the list. */
export interface ListedPlan {
  id: string;
  /** e.g. "Professional" or ".com". */
  name: string;
  price: Plan["price"];
  period?: Period;
  /** Dollars for one month of it; left out where it is paid once or agreed. */
  month?: number;
  popular?: true;
  /** Where a visitor goes who wants it. */
  choose: string;
  /** One for each heading of its line. */
  words: readonly string[];
  /** The same as they read without headings. */
  facts: readonly string[];
  /** Domains: dollars for each year after the first. */
  renewal?: number;
}

export interface PriceLine extends Omit<ComparedLine, "plans"> {
  plans: readonly ListedPlan[];
}

export interface PriceArea {
  area: Area;
  name: string;
  lines: readonly PriceLine[];
}

/** What a month of it costs. A year is twelve months, an hour one of 720. */
export function monthOf({ price, period }: Pick<Plan, "price" | "period">): number | undefined {
  if (price === "Custom" || !period || period === "one-time") return undefined;
  if (period === "per hour") return price * HOURS_OF_MONTH;
  return period === "/year" ? price / MONTHS_OF_YEAR : price;
}

/** The price of a month in words; what comes from an hourly price is rounded to dollars, as on its own page. */
export function monthText({ month, period }: Pick<ListedPlan, "month" | "period">): string {
  if (month === undefined) return "";
  return formatPrice(period === "per hour" ? Math.round(month) : cents(month));
}

const domains: PriceLine = {
  id: "domains",
  name: "Domains",
  area: "hosting",
  path: "/services/hosting/domains",
  headings: ["First year", "Renewal"],
  plans: domainExtensions.map(listedDomain),
};

const lines: readonly PriceLine[] = [domains, ...comparedLines.map(listedLine)].toSorted(byCheapest);

const areaNames: Partial<Record<Area, string>> = {
  hosting: "Hosting",
  email: "Email",
  security: "Website security",
  cybersecurity: "Cybersecurity",
  cloud: "Cloud",
  marketing: "Digital marketing",
};

/** Every price there is: areas and their lines in the order of their cheapest month, plans as their pages have them. */
export const priceAreas: readonly PriceArea[] = [...new Set(lines.map(({ area }) => area))].map((area) => ({
  area,
  name: areaNames[area] ?? area,
  lines: lines.filter((line) => line.area === area),
}));

/** How many plans cost less a month. What is paid once has no month, so it is not counted. */
export function countCheaper(month: number): number {
  return lines.flatMap(({ plans }) => plans).filter((plan) => plan.month !== undefined && plan.month < month)
    .length;
}

function listedLine({ plans, ...line }: ComparedLine): PriceLine {
  return { ...line, plans: plans.map(listedPlan) };
}

function listedPlan({ plan: { id, name, price, period, popular }, words, facts }: ComparedPlan): ListedPlan {
  const month = monthOf({ price, ...(period && { period }) });
  return {
    id,
    name,
    price,
    ...(period && { period }),
    ...(month !== undefined && { month }),
    ...(popular && { popular }),
    choose: `/contact?plan=${id}`,
    words,
    facts,
  };
}

/** A domain is chosen by its name, which the domain page asks for. */
function listedDomain({ extension, price, renewal, popular }: DomainExtension): ListedPlan {
  return {
    id: `domain-${extension.slice(1)}`,
    name: extension,
    price,
    period: "/year",
    month: price / MONTHS_OF_YEAR,
    ...(popular && { popular }),
    choose: "/services/hosting/domains",
    words: [formatPrice(price), formatPrice(renewal)],
    facts: [`Renewal ${formatPrice(renewal)}`],
    renewal,
  };
}

function byCheapest(one: PriceLine, other: PriceLine): number {
  return cheapest(one) - cheapest(other);
}

function cheapest({ plans }: PriceLine): number {
  return Math.min(...plans.flatMap(({ month, price }) => month ?? (price === "Custom" ? [] : price)));
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
