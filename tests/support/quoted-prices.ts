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

/** The texts that quote our prices. A text that quotes none needs no entry, unless an amount equals a price by chance. */
export const quotedPrices: Readonly<Record<string, QuotedPrices>> = {
  "announcements/renewal-prices-on-every-domain-2024.yaml": {
    ours: { "9.99": ".online", "39.99": ".online+" },
  },
  "articles/blog/certificates-that-renew-themselves.mdx": {
    ours: {
      "29": "ssl-domain-validated",
      "89": "ssl-organization-validated",
      "199": "ssl-extended-validation",
    },
  },
  "articles/blog/reading-a-penetration-test-report.mdx": {
    ours: { "2999": "pentest-vulnerability-assessment", "7999": "pentest-penetration-testing" },
  },
  "articles/blog/vps-cloud-or-dedicated-by-the-hour.mdx": {
    ours: {
      "29": ["vps-starter", "backup-essential"],
      "59": "vps-professional",
      "119": "vps-enterprise",
      "0.05": "cloud-hosting-starter",
      "0.12": "cloud-hosting-professional",
      "0.25": "cloud-hosting-enterprise",
      "36": () => estimateOf("cloud-hosting-starter"),
      "86": () => estimateOf("cloud-hosting-professional"),
      "180": () => estimateOf("cloud-hosting-enterprise"),
      "26.4": () => 220 * priceOf("cloud-hosting-professional"),
      "31.68": () => 264 * priceOf("cloud-hosting-professional"),
      "8.64": () => 72 * priceOf("cloud-hosting-professional"),
      "0.6": () => 5 * priceOf("cloud-hosting-professional"),
      "86.4": () => 720 * priceOf("cloud-hosting-professional"),
      "236": () => 4 * priceOf("vps-professional"),
      "151.2": () => 42 * 30 * priceOf("cloud-hosting-professional"),
      "123.8": () => priceOf("vps-professional") + 18 * 30 * priceOf("cloud-hosting-professional"),
      "27.4": () => 24 * 30 * priceOf("cloud-hosting-professional") - priceOf("vps-professional"),
      "199": "dedicated-essential",
      "399": "dedicated-performance",
      "799": "dedicated-enterprise",
      "238": () => 2 * priceOf("vps-enterprise"),
      "476": () => 4 * priceOf("vps-enterprise"),
      "952": () => 8 * priceOf("vps-enterprise"),
      "8": () => customVps.memoryGb.dollarsEach,
      "128": () => 16 * customVps.memoryGb.dollarsEach,
      "256": () => 32 * customVps.memoryGb.dollarsEach,
      "512": () => 64 * customVps.memoryGb.dollarsEach,
      "536": () => customVpsPrice({ cores: 8, memoryGb: 32, storageGb: 320 }),
      "102": () => customVpsPrice({ cores: 2, memoryGb: 4, storageGb: 80 }),
      "4.99": "shared-starter",
    },
  },
  "articles/blog/waf-from-watching-to-blocking.mdx": { ours: { "19": "website-security-single" } },
  "articles/blog/what-fifteen-minutes-of-data-cost.mdx": {
    ours: {
      "29": "backup-essential",
      "99": "backup-business",
      "299": "backup-continuity",
      "348": () => 12 * priceOf("backup-essential"),
      "1188": () => 12 * priceOf("backup-business"),
      "3588": () => 12 * priceOf("backup-continuity"),
      "840": () => 12 * (priceOf("backup-business") - priceOf("backup-essential")),
      "2400": () => 12 * (priceOf("backup-continuity") - priceOf("backup-business")),
      "4800": () => 24 * (priceOf("backup-continuity") - priceOf("backup-business")),
    },
    others: "15 25 50 75 200 225 250 300 400 475 500 1600 3525 4000 5000".split(" "),
  },
  "articles/blog/which-logs-to-keep.mdx": {
    ours: { "299": "monitoring-essential" },
    others: ["0.5", "2.88", "16.56", "300"],
  },
  "articles/help/change-the-size-of-a-vps.mdx": {
    ours: {
      "29": "vps-starter",
      "59": "vps-professional",
      "119": "vps-enterprise",
      "15": () => customVps.cores.dollarsEach,
      "8": () => customVps.memoryGb.dollarsEach,
      "0.5": () => customVps.storageGb.dollarsEach,
      "286": () => customVpsPrice({ cores: 6, memoryGb: 12, storageGb: 200 }),
    },
  },
  "articles/help/choose-a-hosting-plan.mdx": {
    ours: {
      "4.99": "shared-starter",
      "9.99": "shared-business",
      "19.99": "shared-professional",
      "0.05": "cloud-hosting-starter",
      "0.12": "cloud-hosting-professional",
      "0.25": "cloud-hosting-enterprise",
      "29": "vps-starter",
      "59": "vps-professional",
      "119": "vps-enterprise",
      "199": "dedicated-essential",
      "399": "dedicated-performance",
      "799": "dedicated-enterprise",
      "9.9": () => 198 * priceOf("cloud-hosting-starter"),
    },
  },
  "articles/help/choose-a-mail-plan.mdx": {
    ours: {
      "1": "zoho-mail-lite",
      "3": "zoho-workplace-standard",
      "4": "zoho-mail-premium",
      "5": "business-email-essential",
      "6": ["google-workspace-business-starter", "microsoft-365-business-basic"],
      "8": "business-email-business",
      "12": ["business-email-professional", "google-workspace-business-standard"],
      "12.5": "microsoft-365-business-standard",
      "18": "google-workspace-business-plus",
      "22": "microsoft-365-business-premium",
      "86": () =>
        6 * priceOf("microsoft-365-business-basic") + 4 * priceOf("microsoft-365-business-standard"),
      "125": () => 10 * priceOf("microsoft-365-business-standard"),
    },
  },
  "articles/help/how-billing-works.mdx": {
    ours: {
      "59": "vps-professional",
      "8": "business-email-business",
      "96": () => 12 * priceOf("business-email-business"),
      "155": () => 12 * priceOf("business-email-business") + priceOf("vps-professional"),
      "89": "ssl-organization-validated",
      "12.99": ".com",
      "14.99": ".com+",
      "0.05": "cloud-hosting-starter",
      "9.9": () => 198 * priceOf("cloud-hosting-starter"),
      "2999": "pentest-vulnerability-assessment",
    },
  },
  "articles/help/install-an-ssl-certificate.mdx": {
    ours: {
      "29": "ssl-domain-validated",
      "89": "ssl-organization-validated",
      "199": "ssl-extended-validation",
    },
  },
  "articles/help/move-a-website-to-shared-hosting.mdx": {
    ours: { "4.99": "shared-starter", "9.99": "shared-business", "19.99": "shared-professional" },
  },
  "articles/help/prepare-for-a-penetration-test.mdx": {
    ours: {
      "2999": "pentest-vulnerability-assessment",
      "7999": "pentest-penetration-testing",
      "1999": "pentest-continuous-security",
    },
  },
  "articles/help/read-your-invoice.mdx": {
    ours: {
      "119": "vps-enterprise",
      "8": "business-email-business",
      "112": () => 14 * priceOf("business-email-business"),
      "16": () => 2 * priceOf("business-email-business"),
      "12": "business-email-professional",
      "24": () => 2 * priceOf("business-email-professional"),
      "49": "website-security-group",
      "14.99": ".com+",
      "318.99": () =>
        priceOf("vps-enterprise") +
        14 * priceOf("business-email-business") +
        2 * priceOf("business-email-professional") +
        priceOf("website-security-group") +
        priceOf(".com+"),
    },
  },
  "articles/help/restore-from-a-backup.mdx": {
    ours: { "29": "backup-essential", "99": "backup-business", "299": "backup-continuity" },
  },
  "articles/help/what-the-waf-blocks.mdx": {
    ours: {
      "19": "website-security-single",
      "49": "website-security-group",
      "149": "website-security-estate",
    },
  },
  "articles/help/who-does-what.mdx": { ours: { "299": "cloud-support-essential" } },
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
