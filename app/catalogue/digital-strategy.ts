import type { Plan } from "./plan.ts";

export const digitalStrategyPlans: readonly Plan[] = [
  {
    id: "digital-strategy-review",
    name: "Review",
    price: 2999,
    period: "one-time",
    description: "Where you stand, from people with nothing to defend.",
    features: [
      "Site, search, advertising and mail examined",
      "Your closest rivals examined the same way",
      "Numbers you already have, read properly",
      "Written findings in order of effect",
    ],
  },
  {
    id: "digital-strategy-roadmap",
    name: "Roadmap",
    price: 7999,
    period: "one-time",
    description: "What to do, in which order, at what cost.",
    popular: true,
    features: [
      "Everything in Review",
      "Interviews with your customers and staff",
      "Plan with dates, owners and budget",
      "Figures agreed by which to judge it",
      "Workshop with those who must carry it out",
    ],
  },
  {
    id: "digital-strategy-programme",
    name: "Programme",
    price: 19_999,
    period: "one-time",
    description: "Several brands, countries or departments at once.",
    features: [
      "Everything in Roadmap",
      "Systems and data chosen with your engineers",
      "Business case for each investment",
      "First project set up and started",
      "Board paper and presentation",
    ],
  },
];
