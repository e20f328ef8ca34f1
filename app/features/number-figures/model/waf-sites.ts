import { websiteSecurityPlans } from "../../../catalogue/plan-facts.data.ts";
import { dollarsAndCents } from "./dollars.ts";
import { lowestPrice, type SitePlan } from "./lowest-price.ts";
import type { NumberFigure } from "./number-figure.ts";

export const sitePlans: readonly SitePlan[] = websiteSecurityPlans.flatMap(({ price, websites }) =>
  price === "Custom" ? [] : [{ price, sites: websites === "Unlimited" ? Infinity : websites }],
);

export const wafSites: NumberFigure = {
  id: "waf-sites",
  page: "Website Security and WAF",
  service: "cybersecurity",
  label: "Your websites",
  example: 8,
  min: 1,
  max: 60,
  answer: (sites) => {
    const price = lowestPrice(sites, sitePlans);
    return `*${sites}* ${sites === 1 ? "site costs" : "sites cost"} ${dollarsAndCents(price)} a month at the lowest, which is ${dollarsAndCents(price / sites)} for each.`;
  },
};
