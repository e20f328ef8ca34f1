import type { Plan } from "./plan.ts";

export interface PenetrationTestingPlan extends Plan {
  /** From the first scan to the report. */
  duration: string;
  /** The same in weeks, for figures drawn to scale; left out where there is no end. */
  weeks?: { from: number; to: number };
}

export const penetrationTestingPlans: readonly PenetrationTestingPlan[] = [
  testingPlan({
    id: "pentest-vulnerability-assessment",
    name: "Vulnerability Assessment",
    price: 2999,
    period: "one-time",
    description: "A list of the open doors, the widest first.",
    duration: "1–2 weeks",
    weeks: { from: 1, to: 2 },
    features: [
      "Scan of networks, hosts and web applications",
      "False alarms removed by hand",
      "Findings ranked by risk",
      "Report with a fix for each finding",
    ],
  }),
  testingPlan({
    id: "pentest-penetration-testing",
    name: "Penetration Testing",
    price: 7999,
    period: "one-time",
    description: "People who try the doors and write down how far they got.",
    popular: true,
    duration: "2–4 weeks",
    weeks: { from: 2, to: 4 },
    features: [
      "Everything in Vulnerability Assessment",
      "Attacks by hand within agreed limits",
      "Proof for every finding",
      "Findings explained to your developers",
      "Retest after your fixes",
    ],
  }),
  testingPlan({
    id: "pentest-continuous-security",
    name: "Continuous Security",
    price: 1999,
    period: "/month",
    description: "Systems that change faster than a yearly test.",
    duration: "ongoing",
    features: [
      "Scans after every change",
      "Attacks by hand through the year",
      "New weaknesses checked against your systems",
      "Every fix tested again",
      "Monthly briefing and one open list of findings",
    ],
  }),
];

function testingPlan(plan: PenetrationTestingPlan): PenetrationTestingPlan {
  return { ...plan, features: [`Duration: ${plan.duration}`, ...plan.features] };
}
