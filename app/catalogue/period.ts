/** What a price is for, as data. */
export interface Period {
  every: "hour" | "month" | "year" | "once";
  /** Each user or mailbox costs that much. */
  each?: "user";
  /** As it stands after the price. Hosting says it in words; the other areas in short form. */
  text: "per month" | "per hour" | "/user/month" | "/month" | "/year" | "one-time";
}

const hostingPeriods: readonly Period[] = [
  { every: "hour", text: "per hour" },
  { every: "month", text: "per month" },
];

export const periods: readonly Period[] = [
  ...hostingPeriods,
  { every: "month", text: "/month" },
  { every: "month", each: "user", text: "/user/month" },
  { every: "year", text: "/year" },
  { every: "once", text: "one-time" },
];

/** A server that never stops runs so many hours a month: 30 days. */
export const HOURS_OF_MONTH = 720;
export const MONTHS_OF_YEAR = 12;

export function periodOf({ every, each }: Pick<Period, "every" | "each">, ofHosting = false): Period {
  const known = ofHosting ? [...hostingPeriods, ...periods] : periods.slice(hostingPeriods.length);
  const found = known.find((period) => period.every === every && period.each === each);
  if (!found) throw new Error(`No price is for every ${every}${each ? `, each ${each}` : ""}`);
  return found;
}

/** What is kept with an enquiry names its period by the text. */
export function periodCalled(text: string | undefined): Period | undefined {
  return periods.find((period) => period.text === text);
}

/** "per user per month", where a price stands in a sentence. */
export function inSentence({ every, each }: Pick<Period, "every" | "each">): string {
  if (every === "once") return "once";
  return each ? `per ${each} per ${every}` : `per ${every}`;
}

/** What a month of it costs; nothing where it is paid once. */
export function costOfMonth(price: number, { every }: Period): number | undefined {
  if (every === "once") return undefined;
  if (every === "hour") return price * HOURS_OF_MONTH;
  return every === "year" ? price / MONTHS_OF_YEAR : price;
}
