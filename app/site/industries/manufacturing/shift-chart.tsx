import { barsPath } from "~/figures/bars";
import { LIMIT, SHIFT, type State, type Station, STARTS_AT, type Stretch, vibration } from "./shift";

const SENSOR = 66;
const ROW = 26;
const BAR = 16;
/** Pixels for a vibration at the limit. */
const SCALE = 32;
const hours = [0, 2, 4, 6, 8];

/** The press's vibration over a lane for each station. The text beside it says the same. */
export function ShiftChart({ stations }: { stations: readonly Station[] }) {
  const height = SENSOR + 14 + stations.length * ROW;
  const press = stations.find(({ name }) => name === "Press");
  return (
    <div aria-hidden className="grid grid-cols-[4.5rem_1fr]">
      <svg width="72" height={height + 22} className="label-text block text-ink-3">
        <text y={SENSOR - SCALE * LIMIT + 4}>Limit</text>
        <text y={SENSOR}>Vibration</text>
        {stations.map(({ name }, index) => (
          <text key={name} y={laneTop(index) + 12} className="text-ink">
            {name}
          </text>
        ))}
      </svg>
      <svg width="100%" height={height + 22} className="label-text block overflow-visible text-ink-3">
        {hours.map((hour) => (
          <g key={hour}>
            <line x1={at(hour * 60)} x2={at(hour * 60)} y2={height} className="stroke-rule" />
            <text
              x={at(hour * 60)}
              y={height + 17}
              textAnchor={hour === 0 ? "start" : hour === 8 ? "end" : "middle"}
            >
              {`${String(STARTS_AT + hour).padStart(2, "0")}:00`}
            </text>
          </g>
        ))}
        {press && <Vibration samples={vibration(press)} />}
        {stations.map(({ name, day }, index) => (
          <g key={name} className="animate-draw">
            {day.map((stretch) => (
              <Bar key={stretch.from} stretch={stretch} y={laneTop(index)} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Vibration({ samples }: { samples: readonly number[] }) {
  const pitch = 1000 / samples.length;
  const path = (wanted: (value: number) => boolean) =>
    barsPath(
      samples.flatMap((value, sample) =>
        wanted(value)
          ? [{ x: sample * pitch, y: SENSOR - value * SCALE, width: pitch * 0.66, height: value * SCALE }]
          : [],
      ),
    );
  return (
    <>
      <svg width="100%" height={SENSOR} viewBox={`0 0 1000 ${SENSOR}`} preserveAspectRatio="none">
        <path d={path((value) => value > 0 && value <= LIMIT)} className="fill-unit/55" />
        <path d={path((value) => value > LIMIT)} className="fill-cybersecurity" />
      </svg>
      <line
        x2="100%"
        y1={SENSOR - SCALE}
        y2={SENSOR - SCALE}
        strokeDasharray="3 3"
        className="stroke-ink-3"
      />
    </>
  );
}

const looks: Record<State, string> = {
  run: "fill-accent",
  slow: "fill-accent",
  stop: "fill-cybersecurity",
  wait: "fill-rule-2",
  change: "fill-unit",
  break: "fill-none",
};

/** A slow machine is a thin bar. */
function Bar({ stretch: { state, from, to }, y }: { stretch: Stretch; y: number }) {
  const height = state === "slow" ? BAR / 2 : BAR;
  return (
    <rect x={at(from)} y={y + BAR - height} width={at(to - from)} height={height} className={looks[state]} />
  );
}

function laneTop(index: number): number {
  return SENSOR + 14 + index * ROW;
}

function at(minute: number): string {
  return `${Math.round((minute / SHIFT) * 10_000) / 100}%`;
}
