import type { Plan } from "./plan.ts";

export interface PpcPlan extends Plan {
  /** Recommended monthly spend on the ads themselves, which comes on top of the fee. */
  adSpend: { text: string; dollars: number };
}

export const ppcPlans: readonly PpcPlan[] = [
  ppcPlan({
    id: "ppc-launch",
    name: "Launch",
    price: 799,
    period: "/month",
    description: "First campaigns, or a neglected account.",
    adSpend: { text: "$2,000", dollars: 2000 },
    features: [
      "Search campaigns",
      "Conversion tracking for enquiries and sales",
      "Negative keywords to cut wasted spend",
      "Monthly report",
    ],
  }),
  ppcPlan({
    id: "ppc-grow",
    name: "Grow",
    price: 1499,
    period: "/month",
    description: "Campaigns that work and should bring more.",
    popular: true,
    adSpend: { text: "$5,000", dollars: 5000 },
    features: [
      "Everything in Launch",
      "Display, video and social campaigns",
      "Remarketing to past visitors",
      "Ad and landing page testing",
      "Monthly call",
    ],
  }),
  ppcPlan({
    id: "ppc-scale",
    name: "Scale",
    price: 2999,
    period: "/month",
    description: "Online shops and several markets.",
    adSpend: { text: "$15,000+", dollars: 15_000 },
    features: [
      "Everything in Grow",
      "Product feeds and shopping campaigns",
      "Margin-based bidding",
      "Campaigns in several countries and languages",
      "Weekly call",
    ],
  }),
];

function ppcPlan(plan: PpcPlan): PpcPlan {
  return { ...plan, specs: [{ label: "Ad spend", value: plan.adSpend.dollars, text: plan.adSpend.text }] };
}
