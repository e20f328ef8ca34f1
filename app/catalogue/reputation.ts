import type { Plan } from "./plan.ts";

/** How soon the team acts when something goes wrong in public. */
export const crisisResponseHours = 24;

export const reputationPlans: readonly Plan[] = [
  {
    id: "reputation-listen",
    name: "Listen",
    price: 299,
    period: "/month",
    description: "You want to hear it before your customers tell you.",
    features: [
      "Reviews, news and social posts watched",
      "Alerts when the tone turns",
      "Search results for your name tracked",
      "Monthly report",
    ],
  },
  {
    id: "reputation-answer",
    name: "Answer",
    price: 799,
    period: "/month",
    description: "You are reviewed often and answer rarely.",
    popular: true,
    features: [
      "Everything in Listen",
      "Replies to reviews, in your voice",
      "Customers asked for honest reviews",
      "Profiles claimed and corrected",
      "False or unlawful posts reported",
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
      "Statements drafted and a crisis plan kept ready",
      "Articles and interviews placed",
      "Executives' names watched too",
      "Weekly briefing",
    ],
  },
];
