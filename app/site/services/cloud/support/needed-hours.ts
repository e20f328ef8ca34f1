import { identity } from "~/identity";

const { opensAt, closesAt, daysPerWeek } = identity.office;
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** An hour of the week by its day, Monday first, and its hour of that day. */
type HourOfWeek = readonly [day: number, hour: number];

/**
 * Which hours of the week are meant by so many: first our office hours, then those of working days, the ones next to
 * office hours first, then the weekend.
 */
export function neededHours(count: number): (hour: number, day: number) => boolean {
  const needed = new Set(order.slice(0, count).map(([day, hour]) => day * 24 + hour));
  return (hour, day) => needed.has(day * 24 + hour);
}

export function isOfficeHour(hour: number, day: number): boolean {
  return day < daysPerWeek && hour >= opensAt && hour < closesAt;
}

const order: readonly HourOfWeek[] = DAYS.flatMap((day) =>
  HOURS.map((hour): HourOfWeek => [day, hour]),
).toSorted((one, other) => rank(one) - rank(other));

/** The day counts last, so that an hour is needed on every working day before the next one is on any. */
function rank([day, hour]: HourOfWeek): number {
  const away = hour < opensAt ? opensAt - hour : Math.max(0, hour - closesAt + 1);
  return (day < daysPerWeek ? 0 : 10_000) + away * 100 + (away === 0 ? hour : 0) + day / 10;
}
