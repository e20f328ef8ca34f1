import { uptime } from "~/catalogue/promises/uptime";
import { barsPath } from "~/figures/bars";
import { UnitRows } from "~/figures/unit-rows";
import { ChartLabel, NARROW, WIDE } from "./chart-frame";

/** 0.1% of the 8,760 hours of a year. */
const ALLOWED_HOURS = 8.76;
const OUTAGE = { day: 261, from: 9 };
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A year of hours along the ground; above it the one day that could hold everything the guarantee lets go. */
export function YearOfUptimeChart() {
  return (
    <div
      role="img"
      aria-label={`A year is 8,760 hours. A ${uptime.guarantee} allows 8 hours 46 minutes of them to be lost, about a third of one day.`}
      className="h-53.5 sm:h-80 md:h-full"
    >
      <div className="wrap relative h-full max-md:hidden">
        <div className="relative h-full">
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
            <text
              x={`${(wideLens.x + ((OUTAGE.from + ALLOWED_HOURS / 2) / 24) * wideLens.width) / 10}%`}
              y={wideLens.y + wideLens.height / 2 + 11}
              textAnchor="middle"
              className="fill-blue-text text-[2rem] font-strong tracking-[-0.035em]"
            >
              8 h 46 min
            </text>
            {[0, 6, 12, 18, 24].map((hour) => (
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
      </div>
      <svg
        viewBox={`0 0 1000 ${NARROW}`}
        preserveAspectRatio="none"
        aria-hidden
        className="size-full animate-draw text-accent md:hidden"
      >
        {/* On a phone a square is a day, not an hour. */}
        <UnitRows
          rows={Array.from({ length: 7 }, (_, weekday) => ({
            y: NARROW - 84 + weekday * 12,
            count: weekday === 0 ? 53 : 52,
          }))}
          pitch={1000 / 53}
          size={{ width: 13, height: 8 }}
          className="text-accent"
        />
        <Lens {...narrowLens} />
      </svg>
    </div>
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
const narrowLens: LensProps = {
  x: 52,
  y: 10,
  width: 896,
  height: 44,
  day: { x: (37 / 53) * 1000 - 3, width: 19, y: NARROW - 50, height: 12 },
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
