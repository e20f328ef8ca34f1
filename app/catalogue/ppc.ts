import type { Plan } from "./plan.ts";

export interface PpcPlan extends Plan {
  /** Recommended monthly spend on the advertisements themselves, which comes on top of the fee. */
  adSpend: { text: string; dollars: number };
}

export const ppcPlans: readonly PpcPlan[] = [
  ppcPlan({
    id: "ppc-launch",
    name: "Launch",
    price: 799,
    period: "/month",
    description: "First campaigns, or an account left to itself.",
    adSpend: { text: "$2,000", dollars: 2000 },
    features: [
      "Search campaigns",
      "Enquiries and sales counted properly",
      "Words that waste money excluded",
      "Monthly report",
    ],
  }),
  ppcPlan({
    id: "ppc-grow",
    name: "Grow",
    price: 1499,
    period: "/month",
    description: "Campaigns that work and should work harder.",
    popular: true,
    adSpend: { text: "$5,000", dollars: 5000 },
    features: [
      "Everything in Launch",
      "Display, video and social campaigns",
      "Visitors reached again",
      "Advertisements and landing pages tested",
      "Monthly call",
    ],
  }),
  ppcPlan({
    id: "ppc-scale",
    name: "Scale",
    price: 2999,
    period: "/month",
    description: "Shops and several markets, where a percent is a salary.",
    adSpend: { text: "$15,000+", dollars: 15_000 },
    features: [
      "Everything in Grow",
      "Product feeds and shopping campaigns",
      "Bids set by margin, not by clicks",
      "Several countries and languages",
      "Weekly call",
    ],
  }),
];

function ppcPlan(plan: PpcPlan): PpcPlan {
  return { ...plan, specs: [{ label: "Ad spend", value: plan.adSpend.dollars, text: plan.adSpend.text }] };
}
