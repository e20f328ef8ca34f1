import { zonedTime } from "./zoned-time.ts";

/** What a place's clocks add to UTC at that time, as dates in structured data end: "+05:30". */
export function utcOffset(at: Date, timeZone: string): string {
  return zonedTime(at, timeZone)?.offset ?? offsetByIntl(at, timeZone);
}

function offsetByIntl(at: Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(at);
  // "GMT+05:30", or "GMT" alone where the offset is zero.
  return parts.find(({ type }) => type === "timeZoneName")?.value.slice(3) || "+00:00";
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  clocks.set(timeZone, clock);
  return clock;
}
