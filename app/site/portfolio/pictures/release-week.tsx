import { type Bar, barsPath } from "~/figures/bars";
import { Canvas, Note, WIDTH } from "./canvas";

/** Both halves show eight hours on one scale. */
const HOURS = 8;
/** Room for the names of the days. */
const LEFT = 130;
const hour = (WIDTH - LEFT) / HOURS;
const RELEASE = 12 / 60;
const NIGHT = 46;
const WEEK = 142;
const LANE = 22;

/** The releases of a week, in hours after 10:00. */
const week = [
  { day: "Mon", at: [1.2, 5.1] },
  { day: "Tue", at: [0.6, 3.4] },
  { day: "Wed", at: [1.9, 4.3, 6.2] },
  { day: "Thu", at: [0.9, 2.8] },
  { day: "Fri", at: [] },
] as const;

const night: Bar = { x: LEFT + 2 * hour, y: NIGHT, width: 4 * hour, height: 30 };
const releases = week.flatMap(({ at }, row) =>
  at.map((start) => ({ x: LEFT + start * hour, y: WEEK + row * LANE, width: RELEASE * hour, height: 14 })),
);
const lanes = week.map((_, row) => `M${LEFT} ${WEEK + row * LANE + 7}H${WIDTH}`).join("");

/** One release at night, and a week of them by day. */
export function ReleaseWeek() {
  return (
    <Canvas
      marks={
        <>
          <path
            d={`M${LEFT} ${NIGHT + 15}H${WIDTH}${lanes}`}
            className="stroke-rule-2"
            vectorEffect="non-scaling-stroke"
          />
          <path d={barsPath([night])} className="fill-control" />
          <path d={barsPath(releases)} className="fill-accent" />
        </>
      }
    >
      <Note y={NIGHT + 20} quiet>
        Sun
      </Note>
      <Note x={night.x} y={16} quiet>
        22:00
      </Note>
      <Note x={night.x + night.width} y={16} anchor="end" quiet>
        02:00
      </Note>
      <Note x={night.x} y={34} quiet>
        One release
      </Note>
      <Note x={LEFT} y={WEEK - 16}>
        Nine releases
      </Note>
      <Note x={WIDTH} y={WEEK - 16} anchor="end" quiet>
        10:00 to 18:00
      </Note>
      {week.map(({ day }, row) => (
        <Note key={day} y={WEEK + row * LANE + 12} quiet>
          {day}
        </Note>
      ))}
    </Canvas>
  );
}
