import { type PageFacts, plan, popularPlan } from "./page-facts.ts";

/** Catalogue, "Email area" and "Email (per user per month)"; decision 3 for the address of Microsoft 365, 19 for an order. */
export const emailPages: readonly PageFacts[] = [
  {
    path: "/services/email/google-workspace",
    source: "catalogue, email area and email",
    hero: ["View Plans & Pricing → #plans", "Start Free Trial → /contact"],
    parts: [
      { what: "four benefits", count: 4 },
      {
        what: "six applications",
        count: 6,
        inAnyOrder: true,
        entries: [["Gmail"], ["Drive"], ["Meet"], ["Calendar"], ["Docs"], ["Sheets"]],
      },
      {
        what: "three plans",
        anchor: "plans",
        plans: [
          plan("$6/user/month", "Business Starter", "30 GB", "100"),
          popularPlan("$12/user/month", "Business Standard", "2 TB", "150"),
          plan("$18/user/month", "Business Plus", "5 TB", "500"),
        ],
      },
    ],
  },
  {
    path: "/services/email/microsoft-365",
    source: "catalogue, email area and email",
    parts: [
      {
        what: "three plans",
        anchor: "plans",
        plans: [
          plan("$6/user/month", "Business Basic"),
          popularPlan("$12.50/user/month", "Business Standard"),
          plan("$22/user/month", "Business Premium"),
        ],
      },
    ],
  },
  {
    path: "/services/email/business",
    source: "catalogue, email area and email",
    title: "Business Email",
    parts: [
      {
        what: "three plans with mailbox sizes",
        anchor: "plans",
        plans: [
          plan("$5/user/month", "10 GB"),
          popularPlan("$8/user/month", "25 GB"),
          plan("$12/user/month", "50 GB"),
        ],
      },
    ],
  },
  {
    path: "/services/email/zoho",
    source: "catalogue, email: third-party mail suite, in this order",
    parts: [
      {
        what: "three plans",
        anchor: "plans",
        plans: [plan("$1/user/month"), popularPlan("$4/user/month"), plan("$3/user/month")],
      },
    ],
  },
];
