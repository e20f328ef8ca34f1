import type { Plan } from "./plan.ts";

export const seoPlans: readonly Plan[] = [
  {
    id: "seo-local",
    name: "Local",
    price: 499,
    period: "/month",
    description: "One town, one language, one thing you sell.",
    features: [
      "Technical audit and the fixes",
      "Research into what your buyers type",
      "Titles, texts and structure of key pages",
      "Business profiles and map listings",
      "Monthly report in plain words",
    ],
  },
  {
    id: "seo-growth",
    name: "Growth",
    price: 999,
    period: "/month",
    description: "A site that should bring enquiries every week.",
    popular: true,
    features: [
      "Everything in Local",
      "New articles and landing pages",
      "Links earned from sites in your field",
      "Social profiles run on a calendar",
      "Enquiries traced back to their search",
    ],
  },
  {
    id: "seo-market",
    name: "Market",
    price: 2499,
    period: "/month",
    description: "Shops with many pages, several countries or hard rivals.",
    features: [
      "Everything in Growth",
      "Large catalogues and several languages",
      "Rivals watched page by page",
      "Social campaigns and creators",
      "Developers of ours for technical work",
      "Weekly call",
    ],
  },
];
