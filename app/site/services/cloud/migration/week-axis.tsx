/** The latest finish of the longest strategy. */
export const WEEKS = 16;

/** Where a week lies on the axis. */
export function positionOfWeek(week: number): string {
  return `${(week / WEEKS) * 100}%`;
}

/** The weeks under the chart: every second one, on a phone every fourth. */
export function WeekAxis() {
  return (
    <div aria-hidden className="grid-12">
      <div className="col-span-full md:col-span-9 md:col-start-4">
        <svg width="100%" height="26" className="block overflow-visible text-ink-3">
          {Array.from({ length: WEEKS / 2 + 1 }, (_, index) => index * 2).map((week) => (
            <text
              key={week}
              x={positionOfWeek(week)}
              y="20"
              textAnchor={week === 0 ? "start" : week === WEEKS ? "end" : "middle"}
              className={`text-mark font-medium narrow ${week % 4 ? "max-sm:hidden" : ""}`}
            >
              {week === 0 || week === WEEKS ? `Week ${week}` : week}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
