import { type Area, areaOf } from "../site-map.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { type DomainExtension, domainExtensions } from "./domains.data.ts";
import { productLines } from "./lines.ts";
import type { ListedPlan, PriceArea, PriceLine } from "./listed-plan.ts";
import { costOfMonth, HOURS_OF_MONTH, MONTHS_OF_YEAR, type Period, periodOf } from "./period.ts";
import type { Plan, ProductLine } from "./plan.ts";
import { threeYearTotal } from "./three-year-total.ts";

const areaNames: Partial<Record<Area, string>> = {
  hosting: "Hosting",
  email: "Email",
  security: "Website security",
  cybersecurity: "Cybersecurity",
  cloud: "Cloud",
  marketing: "Digital marketing",
};

const domains: PriceLine = {
  id: "domains",
  name: "Domains",
  area: "hosting",
  path: "/services/hosting/domains",
  headings: ["First year", "Renewal"],
  plans: domainExtensions.map(listedDomain),
};

const lines = [domains, ...productLines.map(listedLine)].toSorted(byCheapest);
const months = lines.flatMap(({ plans }) => plans.flatMap(({ month }) => month ?? []));

/** Every price there is: areas and their lines in the order of their cheapest month, plans as their pages have them. */
export const priceAreas: readonly PriceArea[] = [...new Set(lines.map(({ area }) => area))].map((area) => ({
  area,
  name: areaNames[area] ?? area,
  lines: lines.filter((line) => line.area === area).map(withCount),
}));

function listedLine({ anchor, name, page, columns, plans }: ProductLine): PriceLine {
  const alone = columns.filter((column) => column.alone).map(({ heading }) => heading);
  const tie = tieOf(plans[0]?.period);
  return {
    id: anchor,
    name,
    area: areaOf(page) ?? "hosting",
    path: page,
    headings: columns.map(({ heading }) => heading),
    ...(alone.length > 0 && { plain: alone }),
    ...(tie && { tie }),
    plans: plans.map((plan, index) =>
      listedPlan(
        plan,
        columns.map(({ words }) => words[index] ?? ""),
      ),
    ),
  };
}

function tieOf(period: Period | undefined): string | undefined {
  if (period?.every === "hour") return `× ${HOURS_OF_MONTH} hours`;
  return period?.every === "year" ? `÷ ${MONTHS_OF_YEAR} months` : undefined;
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

function listedPlan({ id, name, price, period, popular }: Plan, words: readonly string[]): ListedPlan {
  const month = price === "Custom" || !period ? undefined : costOfMonth(price, period);
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

function listedDomain({ id, extension, price, renewal, popular }: DomainExtension): ListedPlan {
  return {
    id,
    name: extension,
    price,
    period: periodOf({ every: "year" }),
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
