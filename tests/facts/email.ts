import type { PageFacts } from "./page-facts.ts";

/** Catalogue, "Email area" and "Email (per user per month)"; decision 3 for the address of Microsoft 365, 19 for an order. */
export const emailPages: readonly PageFacts[] = [
  {
    path: "/services/email/google-workspace",
    source: "catalogue, email area and email",
    hero: [
      ["View Plans & Pricing", "#plans"],
      ["Start Free Trial", "/contact"],
    ],
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
          { name: "Business Starter", price: "$6", period: "/user/month", says: ["30 GB", "100"] },
          {
            name: "Business Standard",
            price: "$12",
            period: "/user/month",
            popular: true,
            says: ["2 TB", "150"],
          },
          { name: "Business Plus", price: "$18", period: "/user/month", says: ["5 TB", "500"] },
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
          { name: "Business Basic", price: "$6", period: "/user/month" },
          { name: "Business Standard", price: "$12.50", period: "/user/month", popular: true },
          { name: "Business Premium", price: "$22", period: "/user/month" },
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
          { price: "$5", period: "/user/month", says: ["10 GB"] },
          { price: "$8", period: "/user/month", popular: true, says: ["25 GB"] },
          { price: "$12", period: "/user/month", says: ["50 GB"] },
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
        plans: [
          { price: "$1", period: "/user/month" },
          { price: "$4", period: "/user/month", popular: true },
          { price: "$3", period: "/user/month" },
        ],
      },
    ],
  },
];
