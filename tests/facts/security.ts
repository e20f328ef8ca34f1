import { type PageFacts, plan, popularPlan } from "./page-facts.ts";

/** Catalogue, "Security area" and "Security and marketing". */
export const securityPages: readonly PageFacts[] = [
  {
    path: "/services/security/ssl",
    source: "catalogue, security area; SSL per year",
    title: "SSL Certificates",
    anchors: ["certificates"],
    parts: [
      { what: "certificate types with what they are used for", atLeast: 3 },
      {
        what: "certificates with validation time and warranty",
        anchor: "certificates",
        plans: [
          plan("$29/year", "Domain Validated", "minutes", "$10,000"),
          popularPlan("$89/year", "Organization Validated", "1-3 days", "$100,000"),
          plan("$199/year", "Extended Validation", "3-7 days", "$1,000,000"),
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
          plan("$19/month", "1 website|1 site"),
          popularPlan("$49/month", "5 websites|5 sites"),
          plan("$149/month", "unlimited websites|unlimited sites"),
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
          plan("$2,999 one-time", "Vulnerability Assessment", "1-2 weeks"),
          popularPlan("$7,999 one-time", "Penetration Testing", "2-4 weeks"),
          plan("$1,999/month", "Continuous Security"),
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
          plan("$29/month", "30 days", "100 GB", "4-8 h", "24 h"),
          popularPlan("$99/month", "90 days", "500 GB", "1-2 h", "15 min"),
          plan("$299/month", "1 year", "2 TB", "under 1 h", "under 5 min"),
        ],
      },
    ],
  },
];
