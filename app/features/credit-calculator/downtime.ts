import { creditFor } from "~/catalogue/promises/compute";
import { creditSteps } from "~/catalogue/promises/uptime.data";

const MINUTES_A_DAY = 24 * 60;

export function minutesOf(days: number): number {
  return days * MINUTES_A_DAY;
}

/** What so many minutes without service come to in a month of so many days. */
export function downtime(minutes: number, days: number) {
  const availability = 100 - (minutes / minutesOf(days)) * 100;
  return { availability: writtenDown(availability), credit: creditFor(creditSteps, availability) };
}

/** Per cent with three decimals, rounded down: 99.8999 must not read 99.9, because that would earn no credit. */
function writtenDown(availability: number): string {
  return (Math.floor(availability * 1000 + 1e-6) / 1000).toFixed(3).replace(/\.?0+$/, "");
}

/** The credits of a month, each with the minutes from which it is due. */
export function creditsFrom(days: number) {
  return creditSteps.map(({ below, credit }) => ({
    below,
    credit,
    minutes: (minutesOf(days) * (100 - below)) / 100,
  }));
}

/** What was typed, as whole minutes of the month. Nothing typed is the example. */
export function readMinutes(typed: string, days: number, example: number): number {
  const digits = typed.replaceAll(/[^\d.]/g, "");
  if (digits === "") return example;
  return Math.min(Math.floor(Number.parseFloat(digits) || 0), minutesOf(days));
}

/** "43 min", "7 h 12 min", "36 h": rounded down to a minute. */
export function span(minutes: number): string {
  const whole = Math.floor(minutes + 1e-6);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
