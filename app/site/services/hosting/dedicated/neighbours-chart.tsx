import { barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { FigureFrame } from "~/ui/figure-frame";
import { neighbours } from "./content";

const HOURS = 48;
const LANE = 176;
/** Nothing rises above its own load, so this lane needs no more room. */
const OWN_LANE = 76;
const lanes = drawLanes();

/** The same application twice: its own load in ink, what the neighbours add in the accent. */
export function NeighboursChart() {
  return (
    <FigureFrame caption={neighbours.caption} example>
      <div role="img" aria-label={neighbours.label} className="area-hosting">
        <Lane name={neighbours.shared} height={LANE} load={lanes.load} extra={lanes.extra} />
        <Lane name={neighbours.own} height={OWN_LANE} load={lanes.load} />
        <p className="label-text mt-1.5 flex justify-between text-ink-3">
          {[0, 12, 24, 36, 48].map((hour) => (
            <span key={hour}>{hour === 0 ? "0 h" : hour}</span>
          ))}
        </p>
      </div>
    </FigureFrame>
  );
}

interface LaneProps {
  name: string;
  height: number;
  load: string;
  extra?: string;
}

function Lane({ name, height, load, extra }: LaneProps) {
  return (
    <div className="border-b border-axis pt-5">
      <p className="label-text text-ink-2">{name}</p>
      <svg
        viewBox={`0 ${LANE - height} ${HOURS * 10} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
        className="mt-1 block"
      >
        {extra && <path d={extra} className="animate-draw fill-accent" />}
        <path d={load} className="animate-draw fill-unit" />
      </svg>
    </div>
  );
}

/** Two days of load with a quiet night, and a neighbour who is busy at odd hours. */
function drawLanes(): { load: string; extra: string } {
  const random = seededRandom(5);
  const hours = Array.from({ length: HOURS }, (_, hour) => {
    const day = Math.max(0, Math.sin((((hour % 24) - 6) / 24) * 2 * Math.PI));
    const busy = [3, 4, 10, 11, 12, 21, 27, 28, 34, 35, 36, 40, 45].includes(hour);
    return { load: 25 + day * 35 + random() * 6, extra: busy ? 38 + random() * 76 : random() * 14 };
  });
  return {
    load: barsPath(hours.map(({ load }, index) => bar(index, load, load))),
    extra: barsPath(hours.map(({ load, extra }, index) => bar(index, load + extra + 1, extra))),
  };
}

function bar(index: number, top: number, height: number) {
  return { x: index * 10, y: LANE - top, width: 7, height };
}
