import { type Bar, barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";

/** A mark of the first stage stands for this many events; a phone has room for half as many marks. */
export const EVENTS_PER_MARK = { wide: 1000, narrow: 2000 } as const;
const EVENTS_PER_DAY = 1_000_000;

export const UNIT = 8;
export const MOST_MARKS = 19;

/** Quarters of an hour after midnight in which the two incidents of the example day begin. */
export const incidents = [10, 75] as const;
export const QUARTERS = 96;

/** What is left after each stage, as quarters of the day; each list contains the next. */
export const correlated = pick(seededRandom(7), 58);
export const read = [...correlated.filter((_, index) => index % 5 === 2), ...incidents];

/** A day of events as columns of marks, in a box 1000 wide. */
export function eventMarks(columns: number, eventsPerMark: number): string {
  const pitch = 1000 / columns;
  const counts = share(EVENTS_PER_DAY / eventsPerMark, columns);
  const bars: Bar[] = counts.flatMap((count, column) =>
    Array.from({ length: count }, (_, mark) => ({
      x: column * pitch,
      y: (MOST_MARKS - 1 - mark) * UNIT,
      width: pitch * 0.68,
      height: UNIT - 2.5,
    })),
  );
  return barsPath(bars);
}

/** Quarters as marks of one row. */
export function quarterMarks(quarters: readonly number[], height: number): string {
  const pitch = 1000 / QUARTERS;
  return barsPath(
    [...quarters, ...incidents].map((quarter) => ({ x: quarter * pitch, y: 0, width: pitch * 0.68, height })),
  );
}

/** Distributes the marks over the day: quiet at night, busy at work; the sum is exact. */
function share(marks: number, columns: number): number[] {
  const random = seededRandom(19);
  const weights = Array.from({ length: columns }, (_, column) => {
    const hour = ((column + 0.5) / columns) * 24;
    const work = Math.exp(-(((hour - 11) / 2.6) ** 2)) + Math.exp(-(((hour - 15.5) / 2.4) ** 2));
    return 0.62 + work * 0.85 + random() * 0.25;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let due = 0;
  return weights.map((weight) => {
    due += (weight / total) * marks;
    const count = Math.round(due) - given;
    given += count;
    return count;
  });
}

function pick(random: () => number, count: number): number[] {
  return Array.from({ length: QUARTERS }, (_, quarter) => ({ quarter, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ quarter }) => quarter)
    .toSorted((a, b) => a - b);
}
