import type { Plan } from "./plan.ts";

export const seoPlans: readonly Plan[] = [
  {
    id: "seo-local",
    name: "Local",
    price: 499,
    period: "/month",
    description: "One town, one language, one main service.",
    features: [
      "Technical SEO audit, fixes in your CMS",
      "Keyword research",
      "On-page SEO for key pages",
      "Business profiles and map listings",
      "Monthly report in plain English",
    ],
  },
  {
    id: "seo-growth",
    name: "Growth",
    price: 999,
    period: "/month",
    description: "A website that should bring in enquiries.",
    popular: true,
    features: [
      "Everything in Local",
      "New articles and landing pages",
      "Link building with sites in your industry",
      "Social media posts on a calendar",
      "Enquiry tracking by search",
    ],
  },
  {
    id: "seo-market",
    name: "Market",
    price: 2499,
    period: "/month",
    description: "Large shops, several countries or tough competition.",
    features: [
      "Everything in Growth",
      "SEO for large catalogues and several languages",
      "Competitor tracking, page by page",
      "Social campaigns and creator partnerships",
      "Fixes in your code by our developers",
      "Weekly call",
    ],
  },
];
