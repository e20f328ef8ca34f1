import type { PageFacts } from "./page-facts.ts";
import { plansOf, prices, saidAt } from "./prices.ts";

/** Product, "Hosting pages" and "Custom VPS sliders". */
export const vpsTabs = {
  tabs: ["Pre-configured Plans", "Custom Configuration"],
  initialTab: "Custom Configuration",
  /** Least, most, step and start of CPU cores, RAM in GB and SSD storage in GB. */
  sliders: [
    [1, 16, 1, 2],
    [1, 64, 1, 4],
    [20, 1000, 10, 80],
  ],
} as const;

/** Catalogue, "Hosting area" and "Hosting (per month unless stated)"; product, "Hosting pages". */
export const hostingPages: readonly PageFacts[] = [
  {
    path: "/services/hosting",
    source: "catalogue, hosting area and listing starting prices",
    parts: [
      {
        what: "four products with their starting prices",
        count: 4,
        inAnyOrder: true,
        entries: prices.startingPrices,
        links: [
          "→ /services/hosting/vps",
          "→ /services/hosting/dedicated",
          "→ /services/hosting/cloud",
          "→ /services/hosting/domains",
        ],
      },
      { what: "IaaS and PaaS capability lists", entries: [["IaaS"], ["PaaS"]] },
      { what: "enterprise hardware list", atLeast: 3 },
      {
        what: "data centers by region, data centre features",
        entries: [
          ["15", "North America"],
          ["12", "Europe"],
          ["10", "Asia Pacific"],
          ["6", "Latin America"],
        ],
        says: ["Data centre features"],
      },
    ],
  },
  {
    path: "/services/hosting/vps",
    source: "product, hosting pages; catalogue, hosting",
    title: "VPS Hosting",
    breadcrumb: crumbs("VPS Hosting"),
    hero: ["→ #plans", "Get Custom Quote → /contact"],
    parts: [
      { what: "six benefit cards", count: 6 },
      {
        what: "plans",
        anchor: "plans",
        plans: plansOf("/services/hosting/vps"),
      },
      { what: "eight FAQ entries", count: 8 },
    ],
    closing: ["→ /contact", "→ /services/hosting"],
  },
  {
    path: "/services/hosting/dedicated",
    source: "product, hosting pages; catalogue, hosting",
    breadcrumb: crumbs("Dedicated Servers"),
    hero: ["→ #plans", "→ /contact"],
    parts: [
      { what: "six benefits", count: 6 },
      {
        what: "plans, each with a Configure link",
        anchor: "plans",
        plans: plansOf("/services/hosting/dedicated"),
        planButton: "Configure",
      },
      { what: "eight FAQ entries", count: 8 },
    ],
    closing: ["→ /contact", "→ /services/hosting"],
  },
  {
    path: "/services/hosting/cloud",
    source: "product, hosting pages; catalogue, hosting",
    breadcrumb: crumbs("Cloud Hosting"),
    hero: ["View Cloud Plans → #plans", "Free Migration → /contact"],
    parts: [
      { what: "six benefits", count: 6 },
      {
        what: "three hourly plans",
        anchor: "plans",
        plans: plansOf("/services/hosting/cloud"),
      },
      {
        what: "eight FAQ entries with their claims",
        count: 8,
        says: ["daily", "30 days|30-day", "no minimum commitment", "99.9% uptime"],
      },
    ],
    closing: ["Start Free Trial → /contact", "Compare All Plans → /services/hosting"],
  },
  {
    path: "/services/hosting/domains",
    source: "product, hosting pages; catalogue, hosting",
    breadcrumb: crumbs("Domains"),
    hero: ["→ #pricing", "Transfer Domain → /contact"],
    parts: [
      { what: "four solution cards", count: 4 },
      {
        what: "pricing grid of eight extensions",
        anchor: "pricing",
        entries: prices.domains.map(([extension, price, renewal]) => [extension, price, renewal]),
      },
      { what: "four management features", count: 4 },
      {
        what: "eight FAQ entries with their claims",
        count: 8,
        says: saidAt("/services/hosting/domains"),
      },
    ],
    closing: ["→ /contact", "→ /services/hosting"],
  },
  {
    path: "/services/hosting/shared",
    source: "catalogue, hosting area and hosting",
    hero: ["View Hosting Plans → #plans", "Get Free Trial → /contact"],
    parts: [
      { what: "four benefits", count: 4 },
      {
        what: "three plans",
        anchor: "plans",
        plans: plansOf("/services/hosting/shared"),
      },
    ],
  },
];

function crumbs(name: string): NonNullable<PageFacts["breadcrumb"]> {
  return ["Home → /", "Services → /services", "Hosting → /services/hosting", name];
}
