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
    description: "A list of your weaknesses, ranked by risk.",
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
    description: "Testers try to break in and report how far they got.",
    popular: true,
    duration: "2–4 weeks",
    weeks: { from: 2, to: 4 },
    features: [
      "Everything in Vulnerability Assessment",
      "Manual attacks within agreed limits",
      "Proof for every finding",
      "Walk-through with your developers",
      "Retest after your fixes",
    ],
  }),
  testingPlan({
    id: "pentest-continuous-security",
    name: "Continuous Security",
    price: 1999,
    period: "/month",
    description: "For systems that change too fast for a yearly test.",
    duration: "ongoing",
    features: [
      "Scans after every change",
      "Manual attacks through the year",
      "New vulnerabilities checked against your systems",
      "Retest of every fix",
      "Monthly briefing and list of open findings",
    ],
  }),
];

function testingPlan(plan: PenetrationTestingPlan): PenetrationTestingPlan {
  return { ...plan, features: [`Duration: ${plan.duration}`, ...plan.features] };
}
