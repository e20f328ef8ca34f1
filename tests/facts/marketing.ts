import type { PageFacts } from "./page-facts.ts";
import { plansOf, saidAt } from "./prices.ts";

/** Catalogue, "Marketing area" and "Security and marketing". */
export const marketingPages: readonly PageFacts[] = [
  {
    path: "/services/marketing/seo-smo",
    source: "catalogue, marketing area; SEO per month",
    title: "SEO and SMO",
    anchors: ["services"],
    parts: [
      {
        what: "three plans",
        anchor: "packages",
        plans: plansOf("/services/marketing/seo-smo"),
      },
    ],
  },
  {
    path: "/services/marketing/orm",
    source: "catalogue, marketing area; reputation management per month",
    title: "Online Reputation Management",
    anchors: ["services"],
    parts: [
      {
        what: "three plans, crisis response within 24 hours",
        anchor: "plans",
        says: saidAt("/services/marketing/orm"),
        plans: plansOf("/services/marketing/orm"),
      },
    ],
  },
  {
    path: "/services/marketing/digital-strategy",
    source: "catalogue, marketing area; digital strategy one-time",
    title: "Digital Strategy and Consultancy",
    anchors: ["services"],
    parts: [
      {
        what: "three plans",
        anchor: "packages",
        plans: plansOf("/services/marketing/digital-strategy"),
      },
    ],
  },
  {
    path: "/services/marketing/ppc",
    source: "catalogue, marketing area; PPC per month with recommended ad spend",
    title: "PPC Services",
    anchors: ["services"],
    parts: [
      {
        what: "three plans with recommended ad spend",
        anchor: "packages",
        plans: plansOf("/services/marketing/ppc"),
      },
    ],
  },
];

/** Catalogue, "Marketing area": labels that lead to /contact on email, security or marketing pages; which is on which is open. */
export const contactLabels = [
  "Get Started",
  "Start Free Trial",
  "Get Certificate",
  "Secure My Website",
  "Schedule Testing",
  "Protect My Data",
  "Protect My Reputation",
  "Start Strategy Project",
  "Start PPC Campaign",
  "Activate Protection",
] as const;
