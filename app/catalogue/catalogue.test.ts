import { describe, expect, test } from "vitest";

import { backupPlans } from "./backup.ts";
import { businessEmailPlans } from "./business-email.ts";
import { cloudHostingPlans } from "./cloud-hosting.ts";
import { cloudSupportPlans } from "./cloud-support.ts";
import { dataCentres } from "./data-centres.ts";
import { dedicatedPlans } from "./dedicated.ts";
import { digitalStrategyPlans } from "./digital-strategy.ts";
import { domainExtensions, domainTerms, threeYearTotal } from "./domains.ts";
import { googleWorkspacePlans } from "./google-workspace.ts";
import { hostingProducts } from "./hosting-products.ts";
import { microsoft365Plans } from "./microsoft-365.ts";
import { monitoringPlans } from "./monitoring.ts";
import { penetrationTestingPlans } from "./penetration-testing.ts";
import type { Plan } from "./plan.ts";
import { ppcPlans } from "./ppc.ts";
import { crisisResponseHours, reputationPlans } from "./reputation.ts";
import { seoPlans } from "./seo.ts";
import { sharedPlans } from "./shared-hosting.ts";
import { sslPlans } from "./ssl.ts";
import { threatProtectionPlans } from "./threat-protection.ts";
import { customVps, vpsPlans } from "./vps.ts";
import { websiteSecurityPlans } from "./website-security.ts";
import { zohoPlans } from "./zoho.ts";

/** The price list of the specification, copied by hand. */
const priceList: Record<string, { plans: readonly Plan[]; prices: Plan["price"][]; periods: string[] }> = {
  shared: { plans: sharedPlans, prices: [4.99, 9.99, 19.99], periods: ["per month"] },
  vps: { plans: vpsPlans, prices: [29, 59, 119], periods: ["per month"] },
  dedicated: { plans: dedicatedPlans, prices: [199, 399, 799], periods: ["per month"] },
  "cloud hosting": { plans: cloudHostingPlans, prices: [0.05, 0.12, 0.25], periods: ["per hour"] },
  "Google Workspace": { plans: googleWorkspacePlans, prices: [6, 12, 18], periods: ["/user/month"] },
  "Microsoft 365": { plans: microsoft365Plans, prices: [6, 12.5, 22], periods: ["/user/month"] },
  "business e-mail": { plans: businessEmailPlans, prices: [5, 8, 12], periods: ["/user/month"] },
  "third-party mail": { plans: zohoPlans, prices: [1, 4, 3], periods: ["/user/month"] },
  ssl: { plans: sslPlans, prices: [29, 89, 199], periods: ["/year"] },
  "website security": { plans: websiteSecurityPlans, prices: [19, 49, 149], periods: ["/month"] },
  "penetration testing": {
    plans: penetrationTestingPlans,
    prices: [2999, 7999, 1999],
    periods: ["one-time", "one-time", "/month"],
  },
  backup: { plans: backupPlans, prices: [29, 99, 299], periods: ["/month"] },
  seo: { plans: seoPlans, prices: [499, 999, 2499], periods: ["/month"] },
  reputation: { plans: reputationPlans, prices: [299, 799, 1999], periods: ["/month"] },
  "digital strategy": { plans: digitalStrategyPlans, prices: [2999, 7999, 19999], periods: ["one-time"] },
  ppc: { plans: ppcPlans, prices: [799, 1499, 2999], periods: ["/month"] },
  "threat protection": { plans: threatProtectionPlans, prices: [199, 599, 1499], periods: ["/month"] },
  monitoring: { plans: monitoringPlans, prices: [299, 899, 2499], periods: ["/month"] },
  "cloud support": {
    plans: cloudSupportPlans,
    prices: [299, 799, "Custom"],
    periods: ["/month", "/month", "agreed"],
  },
};

describe.each(Object.entries(priceList))("%s", (_, { plans, prices, periods }) => {
  test("has the three specified prices, each with its period", () => {
    expect(plans.map((plan) => plan.price)).toEqual(prices);
    expect(plans.map((plan) => plan.period ?? "agreed")).toEqual(
      plans.map((__, index) => periods[index] ?? periods[0]),
    );
  });

  test("has its middle plan, and no other, marked popular", () => {
    expect(plans.map((plan) => plan.popular ?? false)).toEqual([false, true, false]);
  });

  test("says something concrete about every plan, nothing twice", () => {
    for (const plan of plans) {
      expect(plan.features.length).toBeGreaterThanOrEqual(4);
      expect(new Set(plan.features).size).toBe(plan.features.length);
    }
  });
});

test("no two plans share an id, and every id can stand in an address", () => {
  const ids = Object.values(priceList).flatMap(({ plans }) => plans.map((plan) => plan.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
});

describe("hosting", () => {
  test("virtual and cloud servers have the specified parts", () => {
    expect(specTexts(vpsPlans)).toEqual([
      ["2 vCPU", "4 GB", "80 GB SSD", "2 TB"],
      ["4 vCPU", "8 GB", "160 GB SSD", "4 TB"],
      ["8 vCPU", "16 GB", "320 GB SSD", "8 TB"],
    ]);
    expect(vpsPlans[1]?.features).toContain("Weekly backups");
    expect(vpsPlans[2]?.features).toContain("Daily backups");
    expect(specTexts(cloudHostingPlans)).toEqual([
      ["2 vCPU", "4 GB", "80 GB SSD", "2 TB"],
      ["4 vCPU", "8 GB", "160 GB SSD", "5 TB"],
      ["8 vCPU", "16 GB", "320 GB SSD", "10 TB"],
    ]);
    expect(cloudHostingPlans.map((plan) => plan.monthlyEstimate)).toEqual([36, 86, 180]);
  });

  test("the custom server's sliders have the specified ranges and starts", () => {
    expect(customVps.cores).toMatchObject({ min: 1, max: 16, step: 1, start: 2 });
    expect(customVps.memoryGb).toMatchObject({ min: 1, max: 64, step: 1, start: 4 });
    expect(customVps.storageGb).toMatchObject({ min: 20, max: 1000, step: 10, start: 80 });
  });

  test("dedicated and shared plans have the specified sizes", () => {
    expect(specTexts(dedicatedPlans)).toEqual([
      ["32 GB", "2 × 1 TB SATA", "100 Mbps"],
      ["64 GB", "2 × 500 GB NVMe", "1 Gbps"],
      ["128 GB", "4 × 1 TB NVMe", "10 Gbps"],
    ]);
    expect(specTexts(sharedPlans)).toEqual([
      ["10 GB", "5", "2 databases"],
      ["50 GB", "25", "10 databases"],
      ["100 GB", "100", "25 databases"],
    ]);
    expect(sharedPlans.map((plan) => plan.features[0])).toEqual([
      "1 website",
      "10 websites",
      "Unlimited websites",
    ]);
  });

  test("the listing starts at the specified prices", () => {
    expect(hostingProducts.map(({ title, startingPrice, per }) => [title, startingPrice, per])).toEqual([
      ["VPS Hosting", 29, "month"],
      ["Dedicated Servers", 199, "month"],
      ["Cloud Hosting", 0.05, "hour"],
      ["Domains", 12, "year"],
    ]);
  });

  test("data centres by region", () => {
    expect(dataCentres.map(({ region, count }) => [region, count])).toEqual([
      ["North America", 15],
      ["Europe", 12],
      ["Asia Pacific", 10],
      ["Latin America", 6],
    ]);
  });

  test("domains: first year, renewal, popular", () => {
    expect(
      domainExtensions.map((each) => [each.extension, each.price, each.renewal, !!each.popular]),
    ).toEqual([
      [".com", 12.99, 14.99, true],
      [".net", 14.99, 16.99, false],
      [".org", 13.99, 15.99, false],
      [".io", 49.99, 59.99, true],
      [".co", 29.99, 34.99, false],
      [".tech", 19.99, 24.99, true],
      [".online", 9.99, 39.99, false],
      [".store", 19.99, 59.99, false],
    ]);
    expect(domainTerms).toMatchObject({ transferTime: "5–7 days", bulkDiscountFrom: 10, emailFrom: 5 });
    expect(businessEmailPlans[0]?.price).toBe(domainTerms.emailFrom);
  });

  test("domains: what three years come to", () => {
    expect(domainExtensions.map(threeYearTotal)).toEqual([
      42.97, 48.97, 45.97, 169.97, 99.97, 69.97, 89.97, 139.97,
    ]);
  });
});

describe("e-mail", () => {
  test("mailboxes and meetings have the specified sizes", () => {
    expect(specTexts(googleWorkspacePlans)).toEqual([
      ["30 GB", "100 people"],
      ["2 TB", "150 people"],
      ["5 TB", "500 people"],
    ]);
    expect(businessEmailPlans.map((plan) => plan.mailboxGb)).toEqual([10, 25, 50]);
  });
});

describe("security", () => {
  test("certificates: time and warranty", () => {
    expect(sslPlans.map((plan) => [plan.validationTime, plan.warranty])).toEqual([
      ["minutes", 10_000],
      ["1–3 days", 100_000],
      ["3–7 days", 1_000_000],
    ]);
    expect(specTexts(sslPlans)).toEqual([["$10,000"], ["$100,000"], ["$1,000,000"]]);
  });

  test("what is covered, and for how long", () => {
    expect(websiteSecurityPlans.map((plan) => plan.sites)).toEqual([1, 5, "Unlimited"]);
    expect(threatProtectionPlans.map((plan) => plan.devices)).toEqual([25, 100, "Unlimited"]);
    expect(penetrationTestingPlans.slice(0, 2).map((plan) => plan.duration)).toEqual([
      "1–2 weeks",
      "2–4 weeks",
    ]);
  });

  test("backup: recovery time, data-loss window, retention, storage", () => {
    expect(
      backupPlans.map(({ rto, rpo, retention, storage }) =>
        [rto, rpo, retention, storage].map((x) => x.text),
      ),
    ).toEqual([
      ["4–8 h", "24 h", "30 days", "100 GB"],
      ["1–2 h", "15 min", "90 days", "500 GB"],
      ["under 1 h", "under 5 min", "1 year", "2 TB"],
    ]);
  });

  test("monitoring promises what the specification lists, and nothing else", () => {
    expect(monitoringPlans.map((plan) => plan.features.join(", ").toLowerCase())).toEqual([
      "business-hours monitoring, basic siem alerts, weekly reports, email notifications, up to 50 devices, standard response 4 hours",
      "24/7 soc, advanced siem correlation, threat hunting, incident response, up to 200 devices, priority response 1 hour, monthly briefings, threat intelligence feeds, custom dashboards",
      "dedicated analyst, advanced threat hunting, custom siem rules, immediate incident response, unlimited devices, instant response 15 minutes, weekly briefings, advanced threat intelligence, custom integrations, compliance reporting, forensic analysis",
    ]);
  });

  test("a monitoring plan has everything of the plan before in another size, and what it adds", () => {
    for (const [index, plan] of monitoringPlans.entries()) {
      expect(plan.features).toEqual(expect.arrayContaining([...plan.added]));
      const before = monitoringPlans[index - 1]?.features.length ?? plan.features.length;
      expect(plan.features.length - plan.added.length).toBe(before);
    }
  });

  test("cloud support: response and availability", () => {
    expect(cloudSupportPlans.map((plan) => [plan.responseTime.text, plan.availability])).toEqual([
      ["4 hours", "business hours"],
      ["1 hour", "24/7"],
      ["15 minutes", "24/7/365"],
    ]);
  });
});

test("marketing: recommended ad spend and crisis response", () => {
  expect(ppcPlans.map((plan) => plan.adSpend.text)).toEqual(["$2,000", "$5,000", "$15,000+"]);
  expect(crisisResponseHours).toBe(24);
});

function specTexts(plans: readonly Plan[]): string[][] {
  return plans.map((plan) => (plan.specs ?? []).map((spec) => spec.text));
}
