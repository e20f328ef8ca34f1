import { allowedDowntime, type CreditStep } from "./compute.ts";
import { readPromise } from "./read-promise.server.ts";

const written = readPromise("uptime", ({ targetPercent, credits }) => {
  const steps = stepsOf(targetPercent, credits);
  const yearMinutes = Math.round(allowedDowntime(targetPercent, 365));
  return {
    credits: steps.map(({ below, credit }) => `${credit}% below ${percentText(below)}%`).join(", "),
    minutesAMonth: Math.floor(allowedDowntime(targetPercent, 30)),
    timeAYear: `${Math.floor(yearMinutes / 60)} hours and ${yearMinutes % 60} minutes`,
    smallestCredit: steps[0]?.credit ?? 0,
    largestCredit: steps.at(-1)?.credit ?? 0,
  };
});

/** Per cent of each calendar month. */
export const uptimeTarget = written.targetPercent;

/** From the smallest miss to the largest. */
export const creditSteps: readonly CreditStep[] = stepsOf(written.targetPercent, written.credits);

export const uptime = written.sentences;

function stepsOf(target: number, credits: typeof written.credits): CreditStep[] {
  return credits.map(({ below, credit }) => ({ below: below === "target" ? target : below, credit }));
}

/** "99.0", "99.95": with one decimal at least, so that a list of them is one. */
function percentText(percent: number): string {
  return Number.isInteger(percent) ? percent.toFixed(1) : String(percent);
}
