import type { Button, PageFacts } from "./page-facts.ts";

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
          [undefined, "/services/hosting/vps"],
          [undefined, "/services/hosting/dedicated"],
          [undefined, "/services/hosting/cloud"],
          [undefined, "/services/hosting/domains"],
        ],
      },
      { what: "IaaS and PaaS capability lists", entries: [["IaaS"], ["PaaS"]] },
      { what: "enterprise hardware list", atLeast: 3, says: ["hardware"] },
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
    hero: [
      [undefined, "#plans"],
      ["Get Custom Quote", "/contact"],
    ],
    parts: [
      { what: "six benefit cards", count: 6 },
      {
        what: "plans",
        anchor: "plans",
        plans: [
          {
            name: "Starter",
            price: "$29",
            period: "per month",
            says: ["2 vCPU", "4 GB", "80 GB SSD", "2 TB"],
          },
          {
            name: "Professional",
            price: "$59",
            period: "per month",
            popular: true,
            says: ["4 vCPU", "8 GB", "160 GB", "4 TB", "weekly backups"],
          },
          {
            name: "Enterprise",
            price: "$119",
            period: "per month",
            says: ["8 vCPU", "16 GB", "320 GB", "8 TB", "daily backups"],
          },
        ],
      },
      { what: "eight FAQ entries", count: 8 },
    ],
    closing: [
      [undefined, "/contact"],
      [undefined, "/services/hosting"],
    ],
  },
  {
    path: "/services/hosting/dedicated",
    source: "product, hosting pages; catalogue, hosting",
    breadcrumb: crumbs("Dedicated Servers"),
    hero: [
      [undefined, "#plans"],
      [undefined, "/contact"],
    ],
    parts: [
      { what: "six benefits", count: 6 },
      {
        what: "plans, each with a Configure link",
        anchor: "plans",
        plans: [
          {
            name: "Essential",
            price: "$199",
            period: "per month",
            says: ["32 GB", "2x1TB SATA", "100 Mbps", "Configure"],
          },
          {
            name: "Performance",
            price: "$399",
            period: "per month",
            popular: true,
            says: ["64 GB", "2x500GB NVMe", "1 Gbps", "Configure"],
          },
          {
            name: "Enterprise",
            price: "$799",
            period: "per month",
            says: ["128 GB", "4x1TB NVMe", "10 Gbps", "Configure"],
          },
        ],
      },
      { what: "eight FAQ entries", count: 8 },
    ],
    closing: [
      [undefined, "/contact"],
      [undefined, "/services/hosting"],
    ],
  },
  {
    path: "/services/hosting/cloud",
    source: "product, hosting pages; catalogue, hosting",
    breadcrumb: crumbs("Cloud Hosting"),
    hero: [
      ["View Cloud Plans", "#plans"],
      ["Free Migration", "/contact"],
    ],
    parts: [
      { what: "six benefits", count: 6 },
      {
        what: "three hourly plans",
        anchor: "plans",
        plans: [
          {
            name: "Starter",
            price: "$0.05",
            period: "per hour",
            says: ["about $36", "2 vCPU", "4 GB", "80 GB", "2 TB"],
          },
          {
            name: "Professional",
            price: "$0.12",
            period: "per hour",
            popular: true,
            says: ["about $86", "4 vCPU", "8 GB", "160 GB", "5 TB"],
          },
          {
            name: "Enterprise",
            price: "$0.25",
            period: "per hour",
            says: ["about $180", "8 vCPU", "16 GB", "320 GB", "10 TB"],
          },
        ],
      },
      {
        what: "eight FAQ entries with their claims",
        count: 8,
        says: ["daily", "30 days|30-day", "no minimum commitment", "99.9% uptime"],
      },
    ],
    closing: [
      ["Start Free Trial", "/contact"],
      ["Compare All Plans", "/services/hosting"],
    ],
  },
  {
    path: "/services/hosting/domains",
    source: "product, hosting pages; catalogue, hosting",
    breadcrumb: crumbs("Domains"),
    hero: [
      [undefined, "#pricing"],
      ["Transfer Domain", "/contact"],
    ],
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
    closing: [
      [undefined, "/contact"],
      [undefined, "/services/hosting"],
    ],
  },
  {
    path: "/services/hosting/shared",
    source: "catalogue, hosting area and hosting",
    hero: [
      ["View Hosting Plans", "#plans"],
      ["Get Free Trial", "/contact"],
    ],
    parts: [
      { what: "four benefits", count: 4 },
      {
        what: "three plans",
        anchor: "plans",
        plans: [
          {
            name: "Starter",
            price: "$4.99",
            period: "per month",
            says: ["1 website|1 site", "10 GB", ...mail(5), ...databases(2)],
          },
          {
            name: "Business",
            price: "$9.99",
            period: "per month",
            popular: true,
            says: ["10 websites|10 sites", "50 GB", ...mail(25), ...databases(10)],
          },
          {
            name: "Professional",
            price: "$19.99",
            period: "per month",
            says: ["unlimited websites|unlimited sites", "100 GB", ...mail(100), ...databases(25)],
          },
        ],
      },
    ],
  },
];

function crumbs(name: string): readonly Button[] {
  return [
    ["Home", "/"],
    ["Services", "/services"],
    ["Hosting", "/services/hosting"],
    [name, ""],
  ];
}

function mail(count: number): string[] {
  return [`mailboxes ${count}|${count} mailboxes|${count} emails`];
}

function databases(count: number): string[] {
  return [`${count} databases|${count} MySQL`, "MySQL"];
}
