import { barsPath } from "~/figures/bars";
import { Canvas, Note, WIDTH } from "./canvas";

/** Hours after 18:00. The middle alarm of the seven waits nine hours for the morning, as the median one did. */
const alarms = [3.4, 8.2, 0.6, 5, 1.9, 10.6, 6.7];
const NIGHT = 14;
const FIRST_ACTION = 11 / 60;
const PITCH = 13;
const BEFORE = 48;
const AFTER = 170;

const hour = WIDTH / NIGHT;
const waits = (top: number, end: (alarm: number) => number) =>
  barsPath(
    alarms.map((alarm, night) => ({
      x: alarm * hour,
      y: top + night * PITCH,
      width: (end(alarm) - alarm) * hour,
      height: 8,
    })),
  );
const lanes = (top: number) => alarms.map((_, night) => `M0 ${top + night * PITCH + 4}H${WIDTH}`).join("");

/** Seven nights twice over: how long each alarm waited, before and after. */
export function NightAlarms() {
  return (
    <Canvas
      marks={
        <>
          <path
            d={lanes(BEFORE) + lanes(AFTER)}
            className="stroke-rule-2"
            vectorEffect="non-scaling-stroke"
          />
          <path d={waits(BEFORE, () => NIGHT)} className="fill-control" />
          <path d={waits(AFTER, (alarm) => alarm + FIRST_ACTION)} className="fill-accent" />
        </>
      }
    >
      <Note y={12} quiet>
        18:00
      </Note>
      <Note x={WIDTH * (6 / NIGHT)} y={12} anchor="middle" quiet>
        midnight
      </Note>
      <Note x={WIDTH} y={12} anchor="end" quiet>
        08:00
      </Note>
      <Note y={36} quiet>
        Before: alarms wait for the morning
      </Note>
      <Note y={158}>After: eleven minutes each</Note>
    </Canvas>
  );
}
