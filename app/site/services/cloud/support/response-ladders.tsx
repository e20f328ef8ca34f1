import { factText } from "~/catalogue/facts";
import type { CloudSupportPlan } from "~/catalogue/lines.data";
import { UnitRows } from "~/figures/unit-rows";
import { FigureFrame } from "~/ui/figure-frame";

const MINUTES_PER_RUNG = 15;
const RUNG = 19;
/** Between one hour and the next. */
const HOUR_GAP = 9;
const UNIT = { width: 6.6, height: 12 };
const PITCH = 10;

/** One ladder for each plan, hanging from the moment of the alarm: a rung is a quarter of an hour, a unit one minute. */
export function ResponseLadders({ plans }: { plans: readonly CloudSupportPlan[] }) {
  return (
    <FigureFrame caption="Each mark is a minute, each row a quarter of an hour, until an engineer answers.">
      <div className="flex gap-3 sm:gap-5">
        <HourAxis />
        <div className="flex-1">
          <p className="label-text flex items-center gap-3 text-ink-3">
            Something breaks
            <span aria-hidden className="h-0.5 flex-1 bg-ink" />
          </p>
          <ul className="mt-2.5 grid grid-cols-3 gap-x-4 sm:gap-x-6">
            {plans.map(({ id, name, popular, firstResponseMinutes, onShift }) => (
              <li key={id}>
                <Ladder rungs={firstResponseMinutes / MINUTES_PER_RUNG} highlighted={popular ?? false} />
                <p className="mt-2 border-t-2 border-ink pt-2">
                  <span className="block text-callout-xs leading-tight font-strong tracking-callout sm:text-callout-xl">
                    {factText("firstResponseMinutes", firstResponseMinutes)}
                  </span>
                  <span className="label-text mt-1 block">{name}</span>
                  <span className="label-text block text-ink-3">{onShift}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </FigureFrame>
  );
}

function Ladder({ rungs, highlighted }: { rungs: number; highlighted: boolean }) {
  const rows = Array.from({ length: rungs }, (_, rung) => ({ y: topOf(rung), count: MINUTES_PER_RUNG }));
  const width = (MINUTES_PER_RUNG - 1) * PITCH + UNIT.width;
  const height = topOf(rungs - 1) + UNIT.height;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      width="100%"
      height={height}
      className="block"
    >
      <UnitRows rows={rows} pitch={PITCH} size={UNIT} className={highlighted ? "text-blue" : "text-unit"} />
    </svg>
  );
}

function HourAxis() {
  return (
    <svg aria-hidden width="26" height={topOf(16) + 34} className="shrink-0 overflow-visible text-ink-3">
      {[1, 2, 3, 4].map((hour) => (
        <text key={hour} y={topOf(hour * 4) + 26 - HOUR_GAP / 2} className="text-mark font-medium narrow">
          {hour} h
        </text>
      ))}
    </svg>
  );
}

function topOf(rung: number): number {
  return rung * RUNG + Math.floor(rung / 4) * HOUR_GAP;
}
