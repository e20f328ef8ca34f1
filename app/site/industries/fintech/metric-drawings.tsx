import { barsPath, unitGrid } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { UnitRows } from "~/figures/unit-rows";

const HEIGHT = 112;
const stretched = {
  "aria-hidden": true,
  width: "100%",
  height: HEIGHT,
  viewBox: `0 0 1000 ${HEIGHT}`,
  preserveAspectRatio: "none",
  className: "block max-sm:h-20",
} as const;

/** A thousand payments, one of them not at once. */
export function Payments() {
  const rows = Array.from({ length: 20 }, (_, row) => ({ y: row * 5.6, count: row === 19 ? 49 : 50 }));
  const shared = { pitch: 20, size: { width: 14, height: 3.8 } };
  return (
    <svg {...stretched}>
      <UnitRows rows={rows} {...shared} className="text-accent" />
      <UnitRows rows={[{ y: 19 * 5.6, from: 49, count: 1 }]} {...shared} className="text-cybersecurity" />
    </svg>
  );
}

/** A second in tenths, the first one filled. */
export function Second() {
  return (
    <svg {...stretched}>
      <UnitRows
        rows={[{ y: 0, from: 1, count: 9 }]}
        pitch={101}
        size={{ width: 91, height: HEIGHT }}
        className="text-rule"
      />
      <rect width="91" height={HEIGHT} className="fill-accent" />
    </svg>
  );
}

/** Twelve requirements, twelve full bars. */
export function Requirements() {
  return (
    <svg {...stretched}>
      {Array.from({ length: 12 }, (_, index) => (
        <rect
          key={index}
          x={index < 6 ? 0 : 510}
          y={(index % 6) * 19}
          width="490"
          height="13"
          className="fill-accent"
        />
      ))}
    </svg>
  );
}

const random = seededRandom(256);
const bits = Array.from({ length: 256 }, () => random() < 0.5);
const COLUMNS = 32;
const cells = {
  columns: COLUMNS,
  rows: 8,
  pitch: { x: 1000 / COLUMNS, y: 14 },
  size: { width: 24, height: 10 },
};
const key = (value: boolean) =>
  barsPath(unitGrid({ ...cells, include: (column, row) => bits[row * COLUMNS + column] === value }));
const [ones, zeros] = [key(true), key(false)];

/** 256 bits, the ones filled. */
export function EncryptionKey() {
  return (
    <svg {...stretched}>
      <path d={zeros} className="fill-rule-2" />
      <path d={ones} className="fill-accent" />
    </svg>
  );
}
