import type { PageFacts } from "./page-facts.ts";
import { plansOf } from "./prices.ts";

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
        plans: plansOf("/services/security/ssl"),
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
        plans: plansOf("/services/security/website-waf"),
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
        plans: plansOf("/services/security/penetration-vulnerability"),
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
        plans: plansOf("/services/security/backup-dr"),
      },
    ],
  },
];
