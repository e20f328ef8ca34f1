import type { Area } from "../site-map.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { ABSENT } from "./facts.ts";
import type { Period } from "./period.ts";
import type { Plan } from "./plan.ts";
/** One price of the price list, as plain data: the pricing page gets the list without the catalogue behind it. */
export interface ListedPlan {
  id: string;
  /** e.g. "Professional" or ".com". */
  name: string;
  price: Plan["price"];
  period?: Period;
  /** Dollars for one month of it; left out where it is paid once or agreed. */
  month?: number;
  /** How many plans cost less a month. What is paid once has no month, so it is not counted. */
  cheaper?: number;
  popular?: true;
  /** One for each heading of its line. */
  words: readonly string[];
  /** Domains: dollars for each year after the first, and for three years. */
  domain?: { renewal: number; threeYears: number };
}

export interface PriceLine {
  /** The line's anchor on the pricing page. */
  id: string;
  name: string;
  area: Area;
  /** The page that sells it. */
  path: string;
  headings: readonly string[];
  /** Those whose words name their unit, e.g. "80 GB". */
  plain?: readonly string[];
  /** How a quoted price becomes a month, e.g. "× 720 hours". */
  tie?: string;
  plans: readonly ListedPlan[];
}

export interface PriceArea {
  area: Area;
  name: string;
  lines: readonly PriceLine[];
}

/** Where a visitor goes who wants it. A domain is chosen by its name, which the domain page asks for. */
export function choosePath({ id, domain }: ListedPlan): string {
  return domain ? "/services/hosting/domains" : `/contact?plan=${id}`;
}

/** What a plan has, as it reads where the plan is named alone. */
export function factsOf({ headings, plain }: PriceLine, { words }: ListedPlan): string[] {
  return headings.flatMap((heading, index) =>
    fact(heading, words[index] ?? ABSENT, plain?.includes(heading)),
  );
}

/** A column's word without the column; nothing where the plan lacks it. */
function fact(heading: string, word: string, isPlain = false): string[] {
  if (word === ABSENT) return [];
  if (word === "Yes") return [heading];
  return [isPlain ? word : `${heading} ${word}`];
}

/** The price of a month in words; what comes from an hourly price is rounded to dollars, as on its own page. */
export function monthText({ month, period }: Pick<ListedPlan, "month" | "period">): string {
  if (month === undefined) return "";
  return formatPrice(period?.every === "hour" ? Math.round(month) : Math.round(month * 100) / 100);
}
