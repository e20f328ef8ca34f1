import type { PageFacts } from "./page-facts.ts";
import { plansOf } from "./prices.ts";

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
        plans: plansOf("/services/email/google-workspace"),
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
        plans: plansOf("/services/email/microsoft-365"),
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
        plans: plansOf("/services/email/business"),
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
        plans: plansOf("/services/email/zoho"),
      },
    ],
  },
];
