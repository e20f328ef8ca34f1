import type { Plan } from "./plan.ts";

export const digitalStrategyPlans: readonly Plan[] = [
  {
    id: "digital-strategy-review",
    name: "Review",
    price: 2999,
    period: "one-time",
    description: "Where you stand, seen from outside.",
    features: [
      "Audit of all six areas, from measurement to systems",
      "Your closest competitors, as seen from outside",
      "Review of the data you already have",
      "Written findings, ranked by effect",
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
      "Customer and staff interviews",
      "Plan with dates, owners and budget",
      "Agreed success metrics",
      "Workshop with the people who'll carry it out",
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
      "Choice of systems and data, with your engineers",
      "Business case for each investment",
      "First project set up and started",
      "Board paper and presentation",
    ],
  },
];
