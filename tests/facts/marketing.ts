import type { PageFacts } from "./page-facts.ts";

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
        plans: [
          { price: "$499", period: "/month" },
          { price: "$999", period: "/month", popular: true },
          { price: "$2,499", period: "/month" },
        ],
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
        says: ["crisis response within 24 hours"],
        plans: [
          { price: "$299", period: "/month" },
          { price: "$799", period: "/month", popular: true },
          { price: "$1,999", period: "/month" },
        ],
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
        plans: [
          { price: "$2,999", period: "one-time" },
          { price: "$7,999", period: "one-time", popular: true },
          { price: "$19,999", period: "one-time" },
        ],
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
        plans: [
          { price: "$799", period: "/month", says: ["$2,000"] },
          { price: "$1,499", period: "/month", popular: true, says: ["$5,000"] },
          { price: "$2,999", period: "/month", says: ["$15,000+"] },
        ],
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
