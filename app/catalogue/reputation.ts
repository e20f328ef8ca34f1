import type { Plan } from "./plan.ts";

/** How soon the team acts when something goes wrong in public. */
export const crisisResponseHours = 24;

export const reputationPlans: readonly Plan[] = [
  {
    id: "reputation-listen",
    name: "Listen",
    price: 299,
    period: "/month",
    description: "You want to know what people say about you.",
    features: [
      "Review, news and social media monitoring",
      "Alerts on negative mentions",
      "Search result tracking for your name",
      "Monthly report",
    ],
  },
  {
    id: "reputation-answer",
    name: "Answer",
    price: 799,
    period: "/month",
    description: "You get many reviews and answer few of them.",
    popular: true,
    features: [
      "Everything in Listen",
      "Review replies in your voice",
      "Requests for honest reviews",
      "Business profiles claimed and corrected",
      "Reports on false or unlawful posts",
    ],
  },
  {
    id: "reputation-defend",
    name: "Defend",
    price: 1999,
    period: "/month",
    description: "Your name is in the news, or could be.",
    features: [
      "Everything in Answer",
      `Crisis response within ${crisisResponseHours} hours`,
      "Crisis plan and draft statements",
      "Press articles and interviews",
      "Monitoring of executives' names",
      "Weekly briefing",
    ],
  },
];
