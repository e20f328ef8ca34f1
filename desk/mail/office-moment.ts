import { identity } from "../../app/identity.ts";

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: identity.office.timeZone,
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "Tue 17 Nov, 16:02", by the office's clock: whoever shows it names the place. */
export function officeMoment(moment: Date): string {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part["weekday"]} ${part["day"]} ${part["month"]}, ${part["hour"]}:${part["minute"]}`;
}

/** The same with the place. */
export function officeMomentInPlace(moment: Date): string {
  return `${officeMoment(moment)} in ${identity.address.city}`;
}
