import { type PageFacts, plan, popularPlan } from "./page-facts.ts";

/** Extension, first year, renewal, and whether it is marked popular. */
export const domainPrices = [
  [".com", "$12.99", "$14.99", true],
  [".net", "$14.99", "$16.99", false],
  [".org", "$13.99", "$15.99", false],
  [".io", "$49.99", "$59.99", true],
  [".co", "$29.99", "$34.99", false],
  [".tech", "$19.99", "$24.99", true],
  [".online", "$9.99", "$39.99", false],
  [".store", "$19.99", "$59.99", false],
] as const;

/** Catalogue, "Hosting": listing starting prices. */
export const startingPrices = [
  ["VPS", "$29/month"],
  ["Dedicated", "$199/month"],
  ["Cloud", "$0.05/hour"],
  ["Domains", "$12/year"],
] as const;

/** Product, "Hosting pages" and "Custom VPS sliders"; catalogue, "Custom VPS pricing". */
export const customVps = {
  tabs: ["Pre-configured Plans", "Custom Configuration"],
  initialTab: "Custom Configuration",
  /** Least, most, step and start of CPU cores, RAM in GB and SSD storage in GB. */
  sliders: [
    [1, 16, 1, 2],
    [1, 64, 1, 4],
    [20, 1000, 10, 80],
  ],
  dollars: { core: 15, gbOfMemory: 8, gbOfStorage: 0.5 },
  /** round(storage / 40 x 2) */
  bandwidth: { everyGb: 40, terabytes: 2 },
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
        entries: startingPrices,
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
        plans: [
          plan("$29 per month", "Starter", "2 vCPU", "4 GB", "80 GB SSD", "2 TB"),
          popularPlan("$59 per month", "Professional", "4 vCPU", "8 GB", "160 GB", "4 TB", "weekly backups"),
          plan("$119 per month", "Enterprise", "8 vCPU", "16 GB", "320 GB", "8 TB", "daily backups"),
        ],
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
        plans: [
          plan("$199 per month", "Essential", "32 GB", "2x1TB SATA", "100 Mbps", "Configure"),
          popularPlan("$399 per month", "Performance", "64 GB", "2x500GB NVMe", "1 Gbps", "Configure"),
          plan("$799 per month", "Enterprise", "128 GB", "4x1TB NVMe", "10 Gbps", "Configure"),
        ],
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
        plans: [
          plan("$0.05 per hour", "Starter", "about $36", "2 vCPU", "4 GB", "80 GB", "2 TB"),
          popularPlan("$0.12 per hour", "Professional", "about $86", "4 vCPU", "8 GB", "160 GB", "5 TB"),
          plan("$0.25 per hour", "Enterprise", "about $180", "8 vCPU", "16 GB", "320 GB", "10 TB"),
        ],
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
        entries: domainPrices.map(([extension, price, renewal]) => [extension, price, renewal]),
      },
      { what: "four management features", count: 4 },
      {
        what: "eight FAQ entries with their claims",
        count: 8,
        says: ["5-7 days", "free one-year extension", "10 or more", "$5/month"],
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
        plans: [
          plan(
            "$4.99 per month",
            "Starter",
            "1 website|1 site",
            "10 GB",
            "mailboxes 5|5 mailboxes|5 emails",
            "2 databases|2 MySQL",
            "MySQL",
          ),
          popularPlan(
            "$9.99 per month",
            "Business",
            "10 websites|10 sites",
            "50 GB",
            "mailboxes 25|25 mailboxes|25 emails",
            "10 databases|10 MySQL",
            "MySQL",
          ),
          plan(
            "$19.99 per month",
            "Professional",
            "unlimited websites|unlimited sites",
            "100 GB",
            "mailboxes 100|100 mailboxes|100 emails",
            "25 databases|25 MySQL",
            "MySQL",
          ),
        ],
      },
    ],
  },
];

function crumbs(name: string): NonNullable<PageFacts["breadcrumb"]> {
  return ["Home → /", "Services → /services", "Hosting → /services/hosting", name];
}
