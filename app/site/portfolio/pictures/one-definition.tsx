import { type Bar, barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { Canvas, Note, WIDTH } from "./canvas";

const TOP = 34;
const LANE = 17;
/** Three plants, three lanes each. */
const lanes = Array.from({ length: 9 }, (_, lane) => TOP + lane * LANE + Math.floor(lane / 3) * 6);
const GATE = 520;

/** Two working days of eight hours, in pieces of twenty minutes. */
const PIECES = 48;
const DAYS = 226;
const piece = (WIDTH - 24) / PIECES;
const pieces: readonly Bar[] = Array.from({ length: PIECES }, (_, index) => ({
  x: index * piece + (index < PIECES / 2 ? 0 : 24),
  y: DAYS,
  width: piece * 0.7,
  height: 18,
}));

const uneven = lanes.flatMap((y) => unevenLane(y));
const even = lanes.flatMap((y) =>
  Array.from({ length: 10 }, (_, index) => ({ x: 580 + index * 42.5, y, width: 34, height: 9 })),
);

/** Records of all shapes pass one definition; below, the time the report took and takes. */
export function OneDefinition() {
  return (
    <Canvas
      marks={
        <>
          <path d={barsPath(uneven)} className="fill-control" />
          <path
            d={`M${GATE} ${TOP - 6}V${DAYS - 34}`}
            className="stroke-unit stroke-4"
            vectorEffect="non-scaling-stroke"
          />
          <path d={barsPath(even)} className="fill-accent" />
          <path
            d={barsPath(pieces.slice(1))}
            className="fill-none stroke-control"
            vectorEffect="non-scaling-stroke"
          />
          <path d={barsPath(pieces.slice(0, 1))} className="fill-accent" />
        </>
      }
    >
      <Note y={14} quiet>
        Three plants
      </Note>
      <Note x={WIDTH} y={14} anchor="end">
        One definition
      </Note>
      <Note y={DAYS - 10}>20 min</Note>
      <Note x={WIDTH} y={DAYS - 10} anchor="end" quiet>
        Monday, Tuesday
      </Note>
    </Canvas>
  );
}

/** Bars of unlike lengths at unlike distances, as three spreadsheets would have them. */
function unevenLane(y: number): Bar[] {
  const random = seededRandom(y);
  const bars: Bar[] = [];
  for (let x = random() * 30; x < GATE - 100;) {
    const width = 14 + random() * 72;
    bars.push({ x, y: y + random() * 4 - 2, width, height: 9 });
    x += width + 10 + random() * 46;
  }
  return bars;
}
