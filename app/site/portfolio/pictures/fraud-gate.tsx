import { barsPath } from "~/figures/bars";
import { UnitRows } from "~/figures/unit-rows";
import { Canvas, Note, WIDTH } from "./canvas";

const COLUMNS = 50;
const ROWS = 20;
const PITCH = { x: 17, y: 11.2 };
const UNIT = { width: 11.6, height: 7.8 };
const TOP = 36;
const GATE = { x: 872, width: 14 };
/** The rows in which one of the thousand found a hole. */
const holes = [4, 11, 16];

const rows = Array.from({ length: ROWS }, (_, row) => ({
  y: TOP + row * PITCH.y,
  count: holes.includes(row) ? COLUMNS - 1 : COLUMNS,
}));
/** The gate between one hole and the next. */
const gate = [-1, ...holes].map((hole, index) => {
  const from = TOP + (hole + 1) * PITCH.y - 2;
  const to = TOP + (holes[index] ?? ROWS) * PITCH.y - 2;
  return { ...GATE, y: from, height: to - from };
});
const through = holes.map((row, index) => ({
  x: 910 + index * 30,
  y: TOP + row * PITCH.y - 1,
  width: UNIT.width + 3,
  height: UNIT.height + 2,
}));

/** A thousand frauds before a gate, and the three that are past it. */
export function FraudGate() {
  return (
    <Canvas
      marks={
        <>
          <UnitRows rows={rows} pitch={PITCH.x} size={UNIT} className="text-accent" />
          <path d={barsPath(gate)} className="fill-unit" />
          <path
            d={barsPath(through)}
            className="fill-none stroke-accent stroke-2"
            vectorEffect="non-scaling-stroke"
          />
        </>
      }
    >
      <Note y={16}>997 stopped</Note>
      <Note x={WIDTH} y={16} anchor="end" quiet>
        3 through
      </Note>
    </Canvas>
  );
}
