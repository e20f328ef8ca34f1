import { AxisLabels } from "~/figures/axis-labels";
import { percent } from "~/figures/percent";

/** The latest finish of the longest strategy. */
export const WEEKS = 16;

/** Where a week lies on the axis. */
export function positionOfWeek(week: number): string {
  return percent(week, WEEKS);
}

/** The weeks under the chart: every second one, on a phone every fourth. */
export function WeekAxis() {
  return (
    <div aria-hidden className="grid-12">
      <div className="col-span-full md:col-span-9 md:col-start-4">
        <svg
          width="100%"
          height="26"
          className="block overflow-visible text-[0.78125rem] font-medium font-stretch-88% text-ink-3"
        >
          <AxisLabels
            y={20}
            labels={Array.from({ length: WEEKS / 2 + 1 }, (_, index) => index * 2).map((week) => ({
              at: (week / WEEKS) * 100,
              text: week === 0 || week === WEEKS ? `Week ${week}` : week,
              className: week % 4 ? "max-sm:hidden" : undefined,
            }))}
          />
        </svg>
      </div>
    </div>
  );
}
