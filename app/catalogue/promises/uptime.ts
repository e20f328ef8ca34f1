/**
 * What we promise about uptime. The target: specification, product 9. The credits are ours (specification, decision 20),
 * and the owner confirms them before launch. "SLA" and "guarantee" mean the same everywhere: the target, and a credit when
 * it is missed.
 */

/** Per cent of each calendar month. */
export const uptimeTarget = 99.9;

interface CreditStep {
  /** The credit is due when a month's availability is below this, in per cent. */
  below: number;
  /** Per cent of that service's fee for the month. */
  credit: number;
}

/** From the smallest miss to the largest; each step takes the place of the one before. */
export const creditSteps: readonly CreditStep[] = [
  { below: uptimeTarget, credit: 10 },
  { below: 99, credit: 25 },
  { below: 95, credit: 100 },
];

/** Days after the end of the month in which a client can ask for the credit. */
const creditRequestDays = 30;

const percent = `${uptimeTarget}%`;

export const uptime = {
  /** Alone, where a label beside it says what it is. */
  figure: percent,
  /** On cards and in lists of facts. */
  short: `${percent} uptime`,
  target: `${percent} uptime target`,
  sla: `${percent} uptime SLA`,
  guarantee: `${percent} uptime guarantee`,
  /** Under or beside one of these four. */
  promise: "Our target for each calendar month. If we miss it, you get a credit.",
  credit: "If a month falls short, you get a credit.",
  sentence: `Our uptime target is ${percent} of each calendar month.`,
  /** What "SLA" and "guarantee" mean. */
  meaning: "On this site “SLA” and “guarantee” mean this target, and a credit when we miss it.",
  credits: `If we miss it, you get a credit on that service's fee for the month: ${creditSteps.map(({ below, credit }) => `${credit}% below ${below.toFixed(1)}%`).join(", ")}.`,
  request: `Ask for the credit within ${creditRequestDays} days of the end of the month, and we'll take it off your next invoice.`,
  /** How much the target leaves. */
  allowedInMonth: `In a month of 30 days that leaves ${Math.floor(allowedDowntime(30))} minutes.`,
  allowedInYear: "Over a year of 365 days that adds up to 8 hours and 46 minutes.",
  notCounted:
    "Not counted: announced maintenance, outages that you or your software caused, those of networks and platforms outside our control, and events of force majeure.",
  /** All of it in two sentences, for a question on a product's page. */
  answer: `We aim for ${percent} uptime in each calendar month, which leaves ${Math.floor(allowedDowntime(30))} minutes in a month of 30 days. If we miss it, you get a credit of ${creditSteps[0]?.credit}% to ${creditSteps.at(-1)?.credit}% of that month's fee.`,
} as const;

/** Minutes without service that the target allows in so many days. */
export function allowedDowntime(days: number): number {
  return (days * 24 * 60 * (100 - uptimeTarget)) / 100;
}

/** Per cent of the month's fee that a client gets back for a month with this availability in per cent. */
export function creditFor(availability: number): number {
  return creditSteps.reduce((credit, step) => (availability < step.below ? step.credit : credit), 0);
}
