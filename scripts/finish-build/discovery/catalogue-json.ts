import { domainExtensions } from "../../../app/catalogue/domains.ts";
import type { Period, Plan } from "../../../app/catalogue/plan.ts";
import { billing, gstPercent } from "../../../app/catalogue/promises/billing.ts";
import { productLines } from "../../../app/enquiry/product-lines.ts";
import { buildDate } from "../../../app/lib/metadata/build-date.server.ts";

interface Publisher {
  legalName: string;
  siteUrl: string;
}

/** What a price of each period is for, as programs count: one unit of it, so often a month. */
const periods: Record<Period, { per: "hour" | "month" | "year" | "once"; eachUser: boolean }> = {
  "per hour": { per: "hour", eachUser: false },
  "per month": { per: "month", eachUser: false },
  "/month": { per: "month", eachUser: false },
  "/user/month": { per: "month", eachUser: true },
  "/year": { per: "year", eachUser: false },
  "one-time": { per: "once", eachUser: false },
};

/** Every price as data, described in docs/catalogue-json.md. What is published there stays, or `version` goes up. */
export function catalogueJson({ legalName, siteUrl }: Publisher, built = buildDate()): string {
  const catalogue = {
    version: 1,
    date: built.toISOString().slice(0, 10),
    provider: legalName,
    currency: "USD",
    tax: { included: false, gstPercent, note: billing.sentence },
    note: billing.offerCounts,
    periods,
    products: productLines.map(({ name, page, plans }) => ({
      name,
      url: siteUrl + page,
      plans: plans.map((plan) => planData(plan, siteUrl + page)),
    })),
    domains: domainExtensions.map(({ extension, price, renewal, popular = false }) => ({
      id: `domain-${extension.slice(1)}`,
      extension,
      price,
      renewal,
      period: "/year" satisfies Period,
      popular,
      url: `${siteUrl}/services/hosting/domains`,
    })),
  };
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}

/** An agreed price is null, and has no period. */
function planData(plan: Plan, url: string) {
  const { id, name, price, period = null, description, popular = false, features } = plan;
  return { id, name, price: price === "Custom" ? null : price, period, popular, description, features, url };
}
