const WEEKS = 52;

/** Load in each week of an example year, January to December, in per cent of the busiest week. */
export type YearOfLoad = readonly number[];

/** One outline for each industry; only their shapes matter, not their sizes. */
export const yearsOfLoad = {
  // Terms with holidays between them; exams and enrolment on top.
  education: year((week) => {
    if (within(week, [21, 23], [48, 49], [35, 36])) return 100;
    if (within(week, [0, 0], [13, 14], [26, 33], [50, 51])) return 14;
    return 56;
  }),
  // Never quiet, fullest in winter.
  healthcare: year((week) => 72 + 28 * Math.cos(((week - 3) / WEEKS) * 2 * Math.PI)),
  // Low all year, until one week.
  ecommerce: year((week) => {
    if (week === 47) return 100;
    if (within(week, [46, 46], [48, 50])) return 66;
    if (within(week, [0, 1], [25, 28])) return 44;
    return 26 + Math.max(0, week - 36);
  }),
  // Two launches that fade, over those who stay.
  gaming: year((week) => 22 + launch(week, 10) * 62 + launch(week, 39) * 78),
  // Flat out, but for the end of each quarter and two shutdowns.
  manufacturing: year((week) => {
    if (within(week, [30, 31], [51, 51])) return 12;
    return within(week, [11, 12], [24, 25], [37, 38], [49, 50]) ? 100 : 78;
  }),
  // Pay day at each month's end, and the close of the year.
  fintech: year((week) => {
    if (week >= 50) return 100;
    return (week + 1) % (WEEKS / 12) < 1 ? 84 : 42;
  }),
} satisfies Record<string, YearOfLoad>;

export type Industry = keyof typeof yearsOfLoad;

function year(load: (week: number) => number): YearOfLoad {
  return Array.from({ length: WEEKS }, (_, week) => Math.round(load(week)));
}

function within(week: number, ...ranges: readonly (readonly [from: number, to: number])[]): boolean {
  return ranges.some(([from, to]) => week >= from && week <= to);
}

/** One in the week of the launch, then less each week. */
function launch(week: number, start: number): number {
  return week < start ? 0 : 0.78 ** (week - start);
}
