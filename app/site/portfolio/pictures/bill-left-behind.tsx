import { barsPath, unitGrid } from "~/figures/bars";
import { Canvas, Note } from "./canvas";

/** One unit for each per cent of the old bill, ten in a row. */
const PITCH = { x: 40, y: 22 };
const UNIT = { width: 31, height: 15 };
const TOP = 40;
/** The first six rows are switched off, the last four move. */
const STAYED = 6;
const ARRIVAL = 600;

const cells = unitGrid({ columns: 10, rows: 10, pitch: PITCH, size: UNIT }).map((bar) => ({
  ...bar,
  y: bar.y + TOP,
}));
const moved = cells.filter((bar) => bar.y >= TOP + STAYED * PITCH.y);
const lanes = [6, 7, 8, 9].map((row) => `M404 ${TOP + row * PITCH.y + UNIT.height / 2}H588`).join("");

/** A hundred parts of a bill: sixty stay behind and go dark, forty travel. */
export function BillLeftBehind() {
  return (
    <Canvas
      marks={
        <>
          <path d={barsPath(cells.filter((bar) => !moved.includes(bar)))} className="fill-rule-2" />
          <path
            d={barsPath(moved)}
            className="fill-none stroke-accent"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
          <path d={lanes} className="stroke-accent" vectorEffect="non-scaling-stroke" />
          <path d={barsPath(moved.map((bar) => ({ ...bar, x: bar.x + ARRIVAL })))} className="fill-accent" />
        </>
      }
    >
      <Note y={16} quiet>
        Own racks: 100
      </Note>
      <Note x={ARRIVAL} y={TOP + STAYED * PITCH.y - 14}>
        Cloud: 40
      </Note>
    </Canvas>
  );
}
