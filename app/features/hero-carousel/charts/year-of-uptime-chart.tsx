import { barsPath } from "~/figures/bars";
import { UnitRows } from "~/figures/unit-rows";
import { ChartLabel, WIDE } from "./chart-frame";
import { NARROW, narrowHours } from "./narrow-chart";

/** 0.1% of the 8,760 hours of a year. */
const ALLOWED_HOURS = 8.76;
const OUTAGE = { day: 261, from: 9 };
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A year of hours along the ground; above it the one day that could hold everything the guarantee lets go. */
export function YearOfUptimeChart({ guarantee }: { guarantee: string }) {
  return (
    <div
      role="img"
      aria-label={`A year is 8,760 hours. A ${guarantee} allows 8 hours 46 minutes of them to be lost, about a third of one day.`}
      className="wrap relative h-72 md:h-full"
    >
      <div className="relative h-full max-md:hidden">
        <svg
          viewBox={`0 0 1000 ${WIDE}`}
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-0 size-full animate-draw text-accent"
        >
          <UnitRows
            rows={Array.from({ length: 24 }, (_, hour) => ({ y: WIDE - 84 + hour * 3.5, count: 365 }))}
            pitch={1000 / 365}
            size={{ width: 1.9, height: 2.5 }}
            className="text-accent"
          />
          <Lens {...wideLens} />
        </svg>
        <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
          <ChartLabel x={wideLens.x / 10} y={62} strong="One bad day">
            that uses up everything 99.9% allows in a year
          </ChartLabel>
          <Allowed lens={wideLens} className="text-callout-2xl" />
          {narrowHours.map((hour) => (
            <ChartLabel
              key={hour}
              x={(wideLens.x + (hour / 24) * wideLens.width) / 10}
              y={98}
              anchor={anchorOf(hour)}
            >
              {`${String(hour).padStart(2, "0")}:00`}
            </ChartLabel>
          ))}
          {months.map((month, index) => (
            <ChartLabel key={month} x={(index / 12) * 100} y={WIDE - 94}>
              {month}
            </ChartLabel>
          ))}
        </svg>
      </div>
      <div className="md:hidden">
        <NarrowYear />
      </div>
    </div>
  );
}

/** On a narrow screen a square of the year is a day, in a row for each month. */
function NarrowYear() {
  return (
    <svg width="100%" height={NARROW + 26} className="block overflow-visible">
      <svg
        viewBox={`0 0 1000 ${NARROW}`}
        preserveAspectRatio="none"
        width="100%"
        height={NARROW}
        className="animate-draw text-accent"
      >
        <svg x={YEAR_X} width={1000 - YEAR_X} height={NARROW} className="overflow-visible">
          <UnitRows
            rows={daysInMonths.map((count, month) => ({ y: YEAR_Y + month * MONTH, count }))}
            pitch={DAY_PITCH}
            size={{ width: DAY_PITCH - 8, height: 8 }}
            className="text-accent"
          />
        </svg>
        <Lens {...narrowLens} />
      </svg>
      <ChartLabel x={0} y={12} strong="One bad day">
        uses up all that 99.9% allows
      </ChartLabel>
      <Allowed lens={narrowLens} className="text-callout-xs" />
      {narrowHours.map((hour) => (
        <ChartLabel
          key={hour}
          x={(hour / 24) * 100}
          y={narrowLens.y + narrowLens.height + 17}
          anchor={anchorOf(hour)}
        >
          {String(hour).padStart(2, "0")}
        </ChartLabel>
      ))}
      {months.map((month, index) => (
        <text key={month} y={YEAR_Y + index * MONTH + 9} className="fill-ink-3 text-tick font-medium narrow">
          {month}
        </text>
      ))}
    </svg>
  );
}

/** How long the hours that may be missing last together. */
function Allowed({ lens, className }: { lens: LensProps; className: string }) {
  return (
    <text
      x={`${(lens.x + ((OUTAGE.from + ALLOWED_HOURS / 2) / 24) * lens.width) / 10}%`}
      y={lens.y + lens.height / 2 + 9}
      textAnchor="middle"
      className={`fill-blue-text font-strong tracking-duration ${className}`}
    >
      8 h 46 min
    </text>
  );
}

interface LensProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The day in the year below that the lens shows. */
  day: { x: number; width: number; y: number; height: number };
}

const wideLens: LensProps = {
  x: 520,
  y: 110,
  width: 480,
  height: 128,
  day: { x: (OUTAGE.day / 365) * 1000 - 1, width: 4, y: WIDE - 88, height: 88 },
};
/** The months of the narrow year: where their rows start and how far apart they are. */
const [YEAR_X, YEAR_Y, MONTH] = [100, 96, 14];
const DAY_PITCH = (1000 - YEAR_X) / 31;
const daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const narrowLens: LensProps = {
  x: 0,
  y: 22,
  width: 1000,
  height: 44,
  // The same day: the 19th of September.
  day: { x: YEAR_X + 18 * DAY_PITCH - 3, width: DAY_PITCH - 2, y: YEAR_Y + 8 * MONTH - 2, height: 12 },
};

/** One day drawn large: 24 hours, with the hours that may be missing left open. */
function Lens({ x, y, width, height, day }: LensProps) {
  const hour = width / 24;
  const hours = Array.from({ length: 24 }, (_, index) => index);
  const [from, to] = [OUTAGE.from, OUTAGE.from + ALLOWED_HOURS];
  const running = hours
    .filter((index) => index < from || index >= Math.floor(to))
    .map((index) => {
      // The hour in which service returns is only partly there.
      const start = Math.max(index, index === Math.floor(to) ? to : index);
      return { x: x + start * hour, y, width: (index + 0.8 - start) * hour, height };
    });
  const gap = barsPath([{ x: x + from * hour, y, width: ALLOWED_HOURS * hour, height }]);
  const dayBox = barsPath([day]);
  const bottom = y + height;
  return (
    <>
      <path
        d={`M${x} ${bottom}L${day.x} ${day.y}M${x + width} ${bottom}L${day.x + day.width} ${day.y}`}
        className={`${line} stroke-rule-2`}
      />
      <path d={barsPath(running)} fill="currentColor" />
      <path d={gap} className={`${line} fill-blue-tint stroke-blue-text`} />
      <path d={dayBox} className={`${line} fill-blue-tint stroke-blue-text`} />
    </>
  );
}

const line = "[vector-effect:non-scaling-stroke] stroke-[1.5]";

function anchorOf(hour: number) {
  return hour === 0 ? "start" : hour === 24 ? "end" : "middle";
}
