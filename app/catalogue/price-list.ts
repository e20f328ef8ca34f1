import type { Area } from "../site-map.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { HOURS_OF_MONTH } from "./cloud-hosting.ts";
import { type DomainExtension, domainExtensions, threeYearTotal } from "./domains.ts";
import type { ListedPlan, PriceArea, PriceLine } from "./listed-plan.ts";
import type { Period, Plan } from "./plan.ts";
import { type ComparedLine, type ComparedPlan, comparedLines } from "./price-lines.ts";

const MONTHS_OF_YEAR = 12;

/** What a month of it costs. A year is twelve months, an hour one of 720. */
export function monthOf({ price, period }: Pick<Plan, "price" | "period">): number | undefined {
  if (price === "Custom" || !period || period === "one-time") return undefined;
  if (period === "per hour") return price * HOURS_OF_MONTH;
  return period === "/year" ? price / MONTHS_OF_YEAR : price;
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

const months = lines.flatMap(({ plans }) => plans.flatMap(({ month }) => month ?? []));

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
  lines: lines.filter((line) => line.area === area).map(withCount),
}));

function listedLine({ plans, plain, ...line }: ComparedLine): PriceLine {
  const tie = tieOf(plans[0]?.plan.period);
  return { ...line, ...(plain.length > 0 && { plain }), ...(tie && { tie }), plans: plans.map(listedPlan) };
}

function tieOf(period: Period | undefined): string | undefined {
  if (period === "per hour") return `× ${HOURS_OF_MONTH} hours`;
  return period === "/year" ? `÷ ${MONTHS_OF_YEAR} months` : undefined;
}

function withCount(line: PriceLine): PriceLine {
  return {
    ...line,
    plans: line.plans.map((plan) => ({
      ...plan,
      ...(plan.month !== undefined && { cheaper: countBelow(plan.month) }),
    })),
  };
}

function countBelow(limit: number): number {
  return months.filter((month) => month < limit).length;
}

function listedPlan({ plan: { id, name, price, period, popular }, words }: ComparedPlan): ListedPlan {
  const month = monthOf({ price, ...(period && { period }) });
  return {
    id,
    name,
    price,
    ...(period && { period }),
    ...(month !== undefined && { month }),
    ...(popular && { popular }),
    words,
  };
}

function listedDomain({ extension, price, renewal, popular }: DomainExtension): ListedPlan {
  return {
    id: `domain-${extension.slice(1)}`,
    name: extension,
    price,
    period: "/year",
    month: price / MONTHS_OF_YEAR,
    ...(popular && { popular }),
    words: [formatPrice(price), formatPrice(renewal)],
    domain: { renewal, threeYears: threeYearTotal({ price, renewal }) },
  };
}

function byCheapest(one: PriceLine, other: PriceLine): number {
  return cheapest(one) - cheapest(other);
}

function cheapest({ plans }: PriceLine): number {
  return Math.min(...plans.flatMap(({ month, price }) => month ?? (price === "Custom" ? [] : price)));
}
