import { backupPlans } from "~/catalogue/backup";
import { businessEmailPlans } from "~/catalogue/business-email";
import { cloudHostingPlans } from "~/catalogue/cloud-hosting";
import { cloudSupportPlans } from "~/catalogue/cloud-support";
import { dedicatedPlans } from "~/catalogue/dedicated";
import { digitalStrategyPlans } from "~/catalogue/digital-strategy";
import { googleWorkspacePlans } from "~/catalogue/google-workspace";
import { microsoft365Plans } from "~/catalogue/microsoft-365";
import { monitoringPlans } from "~/catalogue/monitoring";
import { penetrationTestingPlans } from "~/catalogue/penetration-testing";
import type { Period, Plan } from "~/catalogue/plan";
import { ppcPlans } from "~/catalogue/ppc";
import { reputationPlans } from "~/catalogue/reputation";
import { seoPlans } from "~/catalogue/seo";
import { sharedPlans } from "~/catalogue/shared-hosting";
import { sslPlans } from "~/catalogue/ssl";
import { startingPrices } from "~/catalogue/starting-prices";
import { threatProtectionPlans } from "~/catalogue/threat-protection";
import { vpsPlans } from "~/catalogue/vps";
import { websiteSecurityPlans } from "~/catalogue/website-security";
import { zohoPlans } from "~/catalogue/zoho";
import { formatPrice } from "~/lib/format/format-price";

/** Where the price of a service begins. */
export interface StartingPrice {
  /** As it is quoted, e.g. "from $29 per year". */
  text: string;
  /** The same in dollars a month, or once: the length of its bar. */
  dollars: number;
  isOnce: boolean;
}

type Priced = Required<Pick<Plan, "period">> & { price: number };

/** The plans of each service that has any. A service that is missing here is priced by a written offer. */
const plansOf: Record<string, readonly Plan[]> = {
  "/services/cloud/support": cloudSupportPlans,
  "/services/cybersecurity/threat-protection": threatProtectionPlans,
  "/services/cybersecurity/monitoring": monitoringPlans,
  "/services/hosting/shared": sharedPlans,
  "/services/hosting/cloud": cloudHostingPlans,
  "/services/hosting/vps": vpsPlans,
  "/services/hosting/dedicated": dedicatedPlans,
  "/services/email/google-workspace": googleWorkspacePlans,
  "/services/email/microsoft-365": microsoft365Plans,
  "/services/email/business": businessEmailPlans,
  "/services/email/zoho": zohoPlans,
  "/services/security/ssl": sslPlans,
  "/services/security/website-waf": websiteSecurityPlans,
  "/services/security/penetration-vulnerability": penetrationTestingPlans,
  "/services/security/backup-dr": backupPlans,
  "/services/marketing/seo-smo": seoPlans,
  "/services/marketing/orm": reputationPlans,
  "/services/marketing/digital-strategy": digitalStrategyPlans,
  "/services/marketing/ppc": ppcPlans,
};

/** Where the cheapest plan is not what the service is called after. */
const cheapestNames: Record<string, string> = { "/services/security/penetration-vulnerability": "scans" };

/** By path. */
export function loadStartingPrices(): Record<string, StartingPrice> {
  const fromPlans = Object.entries(plansOf).map(([path, plans]) => {
    const price = startingPrice(cheapest(plans));
    const cheapestName = cheapestNames[path];
    return [path, cheapestName ? { ...price, text: `${cheapestName} ${price.text}` } : price];
  });
  return {
    ...Object.fromEntries(fromPlans),
    "/services/hosting/domains": startingPrice({ price: startingPrices.domains, period: "/year" }),
  };
}

function startingPrice({ price, period }: Priced): StartingPrice {
  return {
    text: `from ${formatPrice(price)} ${words[period]}`,
    dollars: price * timesAMonth[period],
    isOnce: period === "one-time",
  };
}

function cheapest(plans: readonly Plan[]): Priced {
  const priced = plans.flatMap(({ price, period }) =>
    price === "Custom" || !period ? [] : [{ price, period }],
  );
  // Paid once and paid every month don't compare: the plan that comes first says how the service is sold.
  const [first] = priced;
  if (!first) throw new Error("A service with plans has no price");
  return priced
    .filter(({ period }) => period === first.period)
    .reduce((least, each) => (each.price < least.price ? each : least));
}

const words: Record<Period, string> = {
  "per hour": "per hour",
  "per month": "per month",
  "/month": "per month",
  "/user/month": "per user per month",
  "/year": "per year",
  "one-time": "once",
};

/** A server that never stops runs 720 hours a month. */
const timesAMonth: Record<Period, number> = {
  "per hour": 720,
  "per month": 1,
  "/month": 1,
  "/user/month": 1,
  "/year": 1 / 12,
  "one-time": 1,
};
