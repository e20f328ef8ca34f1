import type { Area } from "../site-map.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import type { Period, Plan } from "./plan.ts";

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
  /** Where a visitor goes who wants it. */
  choose: string;
  /** One for each heading of its line. */
  words: readonly string[];
  /** The same as they read without headings. */
  facts: readonly string[];
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
  /** How a quoted price becomes a month, e.g. "× 720 hours". */
  tie?: string;
  plans: readonly ListedPlan[];
}

export interface PriceArea {
  area: Area;
  name: string;
  lines: readonly PriceLine[];
}

/** The price of a month in words; what comes from an hourly price is rounded to dollars, as on its own page. */
export function monthText({ month, period }: Pick<ListedPlan, "month" | "period">): string {
  if (month === undefined) return "";
  return formatPrice(period === "per hour" ? Math.round(month) : Math.round(month * 100) / 100);
}
