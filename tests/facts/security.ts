import type { PageFacts } from "./page-facts.ts";

/** Catalogue, "Security area" and "Security and marketing". */
export const securityPages: readonly PageFacts[] = [
  {
    path: "/services/security/ssl",
    source: "catalogue, security area; SSL per year",
    title: "SSL Certificates",
    anchors: ["certificates"],
    parts: [
      { what: "certificate types with what they are used for", atLeast: 3, each: ["Use it for"] },
      {
        what: "certificates with validation time and warranty",
        anchor: "certificates",
        plans: [
          { name: "Domain Validated", price: "$29", period: "/year", says: ["minutes", "$10,000"] },
          {
            name: "Organization Validated",
            price: "$89",
            period: "/year",
            popular: true,
            says: ["1-3 days", "$100,000"],
          },
          { name: "Extended Validation", price: "$199", period: "/year", says: ["3-7 days", "$1,000,000"] },
        ],
      },
    ],
  },
  {
    path: "/services/security/website-waf",
    source: "catalogue, security area; website security per month",
    title: "Website Security and WAF",
    parts: [
      {
        what: "plans for 1, 5 and unlimited sites",
        anchor: "plans",
        plans: [
          { price: "$19", period: "/month", says: ["1 website|1 site"] },
          { price: "$49", period: "/month", popular: true, says: ["5 websites|5 sites"] },
          { price: "$149", period: "/month", says: ["unlimited websites|unlimited sites"] },
        ],
      },
    ],
  },
  {
    path: "/services/security/penetration-vulnerability",
    source: "catalogue, security area; penetration testing",
    title: "Penetration Testing and Vulnerability Scanning",
    parts: [
      {
        what: "plans with duration",
        anchor: "plans",
        plans: [
          { name: "Vulnerability Assessment", price: "$2,999", period: "one-time", says: ["1-2 weeks"] },
          {
            name: "Penetration Testing",
            price: "$7,999",
            period: "one-time",
            popular: true,
            says: ["2-4 weeks"],
          },
          { name: "Continuous Security", price: "$1,999", period: "/month" },
        ],
      },
    ],
  },
  {
    path: "/services/security/backup-dr",
    source: "catalogue, security area; backup per month",
    title: "Backup and Disaster Recovery",
    parts: [
      { what: "solution types with use cases", atLeast: 3 },
      {
        what: "plans with retention, storage, recovery time and data-loss window",
        anchor: "plans",
        plans: [
          { price: "$29", period: "/month", says: ["30 days", "100 GB", "4-8 h", "24 h"] },
          { price: "$99", period: "/month", popular: true, says: ["90 days", "500 GB", "1-2 h", "15 min"] },
          { price: "$299", period: "/month", says: ["1 year", "2 TB", "under 1 h", "under 5 min"] },
        ],
      },
    ],
  },
];
