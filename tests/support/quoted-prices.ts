import { customVps, customVpsPrice } from "../../app/catalogue/custom-vps.ts";
import { domainExtensions } from "../../app/catalogue/domains.data.ts";
import { productLines } from "../../app/catalogue/lines.ts";
import { HOURS_OF_MONTH } from "../../app/catalogue/period.ts";

const plans = productLines.flatMap((line) => line.plans);

/** Every price of the catalogue, by the id of its plan; of domains by extension, the renewal after a plus. */
export const cataloguePrices: ReadonlyMap<string, number> = new Map([
  ...plans.flatMap(({ id, price }) => (price === "Custom" ? [] : [[id, price] as const])),
  ...domainExtensions.flatMap(
    ({ extension, price, renewal }) =>
      [
        [extension, price],
        [`${extension}+`, renewal],
      ] as const,
  ),
]);

/** Ids of the catalogue whose price an amount is, or how it follows from prices. */
type Source = string | (() => number);

export interface QuotedPrices {
  /** Every amount of ours in the file, as a number of dollars, with where it comes from. */
  ours: Readonly<Record<string, Source | readonly Source[]>>;
  /** The file's other amounts: costs of an example, somebody else's prices. */
  others?: readonly string[];
}

/**
 * Sums of our prices that stand as text, and amounts that are no plan's price. A plan's own price, or a multiple of it, is
 * named in an article: `<Price plan="vps-starter" times="12" />`.
 */
export const quotedPrices: Readonly<Record<string, QuotedPrices>> = {
  "announcements/renewal-prices-on-every-domain-2024.yaml": {
    ours: { "9.99": ".online", "39.99": ".online+" },
  },
  "articles/blog/vps-cloud-or-dedicated-by-the-hour.mdx": {
    ours: {
      "36": () => estimateOf("cloud-hosting-starter"),
      "86": () => estimateOf("cloud-hosting-professional"),
      "180": () => estimateOf("cloud-hosting-enterprise"),
      "151.2": () => 42 * 30 * priceOf("cloud-hosting-professional"),
      "123.8": () => priceOf("vps-professional") + 18 * 30 * priceOf("cloud-hosting-professional"),
      "27.4": () => 24 * 30 * priceOf("cloud-hosting-professional") - priceOf("vps-professional"),
      "8": () => customVps.memoryGb.dollarsEach,
      "128": () => 16 * customVps.memoryGb.dollarsEach,
      "256": () => 32 * customVps.memoryGb.dollarsEach,
      "512": () => 64 * customVps.memoryGb.dollarsEach,
      "536": () => customVpsPrice({ cores: 8, memoryGb: 32, storageGb: 320 }),
      "102": () => customVpsPrice({ cores: 2, memoryGb: 4, storageGb: 80 }),
    },
  },
  "articles/blog/what-fifteen-minutes-of-data-cost.mdx": {
    ours: {
      "840": () => 12 * (priceOf("backup-business") - priceOf("backup-essential")),
      "2400": () => 12 * (priceOf("backup-continuity") - priceOf("backup-business")),
      "4800": () => 24 * (priceOf("backup-continuity") - priceOf("backup-business")),
    },
    others: "15 25 50 75 200 225 250 300 400 475 500 1600 3525 4000 5000".split(" "),
  },
  "articles/help/change-the-size-of-a-vps.mdx": {
    ours: {
      "15": () => customVps.cores.dollarsEach,
      "8": () => customVps.memoryGb.dollarsEach,
      "0.5": () => customVps.storageGb.dollarsEach,
      "286": () => customVpsPrice({ cores: 6, memoryGb: 12, storageGb: 200 }),
    },
  },
  "articles/help/choose-a-mail-plan.mdx": {
    ours: {
      "86": () =>
        6 * priceOf("microsoft-365-business-basic") + 4 * priceOf("microsoft-365-business-standard"),
    },
  },
  "articles/help/how-billing-works.mdx": {
    ours: { "155": () => 12 * priceOf("business-email-business") + priceOf("vps-professional") },
  },
  "articles/help/read-your-invoice.mdx": {
    ours: {
      "318.99": () =>
        priceOf("vps-enterprise") +
        14 * priceOf("business-email-business") +
        2 * priceOf("business-email-professional") +
        priceOf("website-security-group") +
        priceOf(".com+"),
    },
  },
};

/** Amounts that equal one of our prices and have nothing to do with it. */
export const coincidences: Readonly<Record<string, readonly string[]>> = {
  "articles/blog/a-token-budget.mdx": ["1", "4"],
  "articles/blog/commitments-on-a-one-year-plan.mdx": ["1", "6", "8"],
  "articles/blog/the-line-nobody-ordered.mdx": ["22"],
  "articles/blog/who-decides-below-the-line.mdx": ["3"],
};

/** What an amount should be, by each of its sources. */
export function amountsBy(sources: Source | readonly Source[]): { source: string; amount: number }[] {
  return [sources]
    .flat()
    .map((source) =>
      typeof source === "string"
        ? { source, amount: priceOf(source) }
        : { source: source.toString().replace(/^\(\) => /, ""), amount: Math.round(source() * 100) / 100 },
    );
}

function priceOf(id: string): number {
  const found = cataloguePrices.get(id);
  if (found === undefined) throw new Error(`The catalogue has no price of ${id}`);
  return found;
}

function estimateOf(id: string): number {
  return Math.round(priceOf(id) * HOURS_OF_MONTH);
}
