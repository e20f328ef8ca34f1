import { type PageFacts, plan, popularPlan } from "./page-facts.ts";

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
        plans: [plan("$499/month"), popularPlan("$999/month"), plan("$2,499/month")],
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
        plans: [plan("$299/month"), popularPlan("$799/month"), plan("$1,999/month")],
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
        plans: [plan("$2,999 one-time"), popularPlan("$7,999 one-time"), plan("$19,999 one-time")],
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
          plan("$799/month", "$2,000"),
          popularPlan("$1,499/month", "$5,000"),
          plan("$2,999/month", "$15,000+"),
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
