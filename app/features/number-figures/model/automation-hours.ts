import { automationSavings } from "../../../catalogue/automation.ts";
import { groupDigits } from "../../../lib/format/group-digits.ts";
import type { NumberFigure } from "./number-figure.ts";

export const timeSaved = automationSavings.find(({ measure }) => measure === "Time")?.saved ?? 0;
const WEEKS = 52;

export const automationHours: NumberFigure = {
  id: "automation-hours",
  page: "Process Automation",
  service: "software-ai",
  label: "Hours a week the task takes",
  example: 20,
  min: 1,
  max: 40,
  answer: (hours) => {
    const left = hoursLeft(hours);
    return `A task of *${hours} ${hours === 1 ? "hour" : "hours"}* a week becomes one of ${left}: ${groupDigits(Math.round((hours - left) * WEEKS))} hours back in a year.`;
  },
};

/** What automation leaves of the hours, to a tenth. */
export function hoursLeft(hours: number): number {
  return Math.round(hours * (100 - timeSaved)) / 100;
}
