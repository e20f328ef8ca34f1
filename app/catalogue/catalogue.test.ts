import { expect, test } from "vitest";

import { backupPlans } from "./backup.ts";
import { businessEmailPlans } from "./business-email.ts";
import { cloudHostingPlans } from "./cloud-hosting.ts";
import { cloudSupportPlans } from "./cloud-support.ts";
import { dedicatedPlans } from "./dedicated.ts";
import { digitalStrategyPlans } from "./digital-strategy.ts";
import { domainExtensions, domainTerms, threeYearTotal } from "./domains.ts";
import { startingPrices } from "./starting-prices.ts";
import { googleWorkspacePlans } from "./google-workspace.ts";
import { hostingProducts } from "./hosting-products.ts";
import { microsoft365Plans } from "./microsoft-365.ts";
import { monitoringPlans } from "./monitoring.ts";
import { penetrationTestingPlans } from "./penetration-testing.ts";
import type { Plan } from "./plan.ts";
import { ppcPlans } from "./ppc.ts";
import { reputationPlans } from "./reputation.ts";
import { seoPlans } from "./seo.ts";
import { sharedPlans } from "./shared-hosting.ts";
import { sslPlans } from "./ssl.ts";
import { threatProtectionPlans } from "./threat-protection.ts";
import { vpsPlans } from "./vps.ts";
import { websiteSecurityPlans } from "./website-security.ts";
import { zohoPlans } from "./zoho.ts";

/** Every product line. What the specification states of it is in tests/facts, and compared with the built pages. */
const lines: Record<string, readonly Plan[]> = {
  sharedPlans,
  vpsPlans,
  dedicatedPlans,
  cloudHostingPlans,
  googleWorkspacePlans,
  microsoft365Plans,
  businessEmailPlans,
  zohoPlans,
  sslPlans,
  websiteSecurityPlans,
  penetrationTestingPlans,
  backupPlans,
  seoPlans,
  reputationPlans,
  digitalStrategyPlans,
  ppcPlans,
  threatProtectionPlans,
  monitoringPlans,
  cloudSupportPlans,
};

test.each(Object.entries(lines))("%s: every plan says something concrete, nothing twice", (_, plans) => {
  for (const plan of plans) {
    expect(plan.features.length).toBeGreaterThanOrEqual(4);
    expect(new Set(plan.features).size).toBe(plan.features.length);
  }
});

test("no two plans share an id, and every id can stand in an address", () => {
  const ids = Object.values(lines).flatMap((plans) => plans.map((plan) => plan.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
});

test("what three years of a domain come to is rounded to the cent", () => {
  expect(threeYearTotal({ price: 12.99, renewal: 14.99 })).toBe(42.97);
  expect(threeYearTotal({ price: 49.99, renewal: 59.99 })).toBe(169.97);
});

test("mail on a domain begins at the price of the smallest mailbox", () => {
  expect(businessEmailPlans[0]?.price).toBe(domainTerms.emailFrom);
});

test("the listing's starting prices are those of the cheapest plans", () => {
  const cheapest = [vpsPlans, dedicatedPlans, cloudHostingPlans].map((plans) => plans[0]?.price);
  expect(hostingProducts.slice(0, 3).map(({ startingPrice }) => startingPrice)).toEqual(cheapest);
  // The listing rounds down what the first extension costs.
  expect(hostingProducts[3]?.startingPrice).toBe(Math.floor(domainExtensions[0]?.price ?? 0));
});

test("of all extensions one alone starts below the price that the listing rounds down, as its note says", () => {
  const usual = domainExtensions.filter(({ price }) => Math.floor(price) === startingPrices.domains);
  const cheaper = domainExtensions.filter(({ price }) => price < startingPrices.domains);
  expect([usual, cheaper].map((list) => list.map(({ extension }) => extension))).toEqual([
    [".com"],
    [".online"],
  ]);
});

test("a cloud server's monthly estimate is its hourly price for 720 hours, rounded", () => {
  for (const { price, monthlyEstimate } of cloudHostingPlans) {
    expect(monthlyEstimate).toBe(Math.round(Number(price) * 720));
  }
});

test("a monitoring plan has everything of the plan before in another size, and what it adds", () => {
  for (const [index, plan] of monitoringPlans.entries()) {
    expect(plan.features).toEqual(expect.arrayContaining([...plan.added]));
    const before = monitoringPlans[index - 1]?.features.length ?? plan.features.length;
    expect(plan.features.length - plan.added.length).toBe(before);
  }
});
