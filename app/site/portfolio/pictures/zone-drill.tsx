import { type Bar, barsPath } from "~/figures/bars";
import { Canvas, Note, WIDTH } from "./canvas";

/** Ten minutes in steps of twenty seconds. */
const STEPS = 30;
const OFF = 9;
/** Forty seconds later the others have taken over. */
const TAKEN_OVER = OFF + 2;
const BACK = 24;
const TOP = 58;
const LOAD = 168;
const GAP = 3;
/** Room for the names of the zones. */
const LEFT = 50;
const pitch = (WIDTH - LEFT) / STEPS;
const at = (step: number) => LEFT + step * pitch;

type Part = "a" | "b" | "c" | "queue";

/** What carries the load in a step, from the bottom up. */
function shares(step: number): readonly (readonly [Part, number])[] {
  if (step < OFF || step >= BACK)
    return [
      ["a", 1 / 3],
      ["b", 1 / 3],
      ["c", 1 / 3],
    ];
  if (step < TAKEN_OVER)
    return [
      ["a", 1 / 3],
      ["queue", 1 / 3],
      ["c", 1 / 3],
    ];
  return [
    ["a", 1 / 2],
    ["c", 1 / 2],
  ];
}

const stack = Array.from({ length: STEPS }, (_, step) => {
  let level = 0;
  return shares(step).map(([part, share]) => {
    level += share;
    const bar: Bar = {
      x: at(step) + 3,
      y: TOP + LOAD * (1 - level),
      width: pitch - 6,
      height: share * LOAD - GAP,
    };
    return { part, bar };
  });
}).flat();

const path = (wanted: Part) => barsPath(stack.filter(({ part }) => part === wanted).map(({ bar }) => bar));

/** The load of a platform, zone by zone, while one of them is switched off. */
export function ZoneDrill() {
  return (
    <Canvas
      marks={
        <>
          <path d={path("a")} className="fill-accent" />
          <path d={path("b")} className="fill-accent/40" />
          <path d={path("c")} className="fill-unit" />
          <path d={path("queue")} className="fill-none stroke-accent" vectorEffect="non-scaling-stroke" />
          <path
            d={`M${at(OFF)} 24V${TOP + LOAD}M${at(BACK)} 24V${TOP + LOAD}`}
            className="stroke-ink-3"
            vectorEffect="non-scaling-stroke"
          />
        </>
      }
    >
      <Note x={at(OFF) + 12} y={34}>
        Zone B off
      </Note>
      <Note x={at(OFF) + 12} y={50} quiet>
        40 s in the queue
      </Note>
      <Note x={at(BACK) + 12} y={34}>
        back
      </Note>
      {["C", "B", "A"].map((zone, index) => (
        <Note key={zone} y={TOP + (LOAD / 3) * (index + 0.5) + 4}>
          {zone}
        </Note>
      ))}
      <Note x={LEFT} y={TOP + LOAD + 22} quiet>
        12:00
      </Note>
      <Note x={at(OFF)} y={TOP + LOAD + 22} anchor="middle" quiet>
        12:03
      </Note>
      <Note x={at(BACK)} y={TOP + LOAD + 22} anchor="middle" quiet>
        12:08
      </Note>
    </Canvas>
  );
}
