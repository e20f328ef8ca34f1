import { useId } from "react";

import { barsPath } from "~/figures/bars";
import { logoBars, logoSize } from "~/figures/logo-bars";

/** Streets and houses of no place in particular, as a tile that repeats. */
const TILE = { width: 360, height: 256 };
const blocks = barsPath([
  { x: 0, y: 0, width: 112, height: 80 },
  { x: 128, y: 0, width: 96, height: 120 },
  { x: 240, y: 0, width: 104, height: 48 },
  { x: 240, y: 64, width: 104, height: 56 },
  { x: 0, y: 96, width: 112, height: 144 },
  { x: 128, y: 136, width: 96, height: 40 },
  { x: 128, y: 192, width: 96, height: 48 },
  { x: 240, y: 136, width: 104, height: 104 },
]);
const houses = barsPath(
  [
    [10, 10, 40, 26],
    [58, 10, 44, 18],
    [10, 46, 24, 24],
    [44, 38, 58, 32],
    [138, 12, 30, 44],
    [176, 12, 38, 20],
    [176, 42, 38, 66],
    [138, 66, 30, 42],
    [250, 10, 84, 16],
    [250, 74, 36, 36],
    [296, 74, 38, 14],
    [10, 108, 92, 20],
    [10, 138, 28, 50],
    [48, 138, 54, 30],
    [48, 178, 54, 52],
    [10, 198, 28, 32],
    [138, 146, 76, 20],
    [138, 202, 32, 28],
    [180, 202, 34, 16],
    [250, 148, 50, 34],
    [310, 148, 24, 82],
    [250, 192, 50, 38],
  ].map(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height })),
);

/** What is seen until the map has arrived, or if it never does. The address stands in words under it. */
export function MapSketch({ flag, note }: { flag: string; note: string }) {
  const id = useId();
  return (
    <div aria-hidden className="absolute inset-0 bg-paper">
      <svg width="100%" height="100%" className="block">
        <pattern id={id} patternUnits="userSpaceOnUse" {...TILE}>
          <path d={blocks} className="fill-sand-2" />
          <path d={houses} className="fill-rule" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
        <svg x="50%" y="50%" className="overflow-visible">
          <rect x="-56" y="-44" width="112" height="88" className="fill-surface stroke-rule-2" />
          <g transform={`translate(${-logoSize.width} ${-logoSize.height}) scale(2)`}>
            {logoBars.map(({ tone, ...bar }) => (
              <rect key={bar.y} {...bar} className={tone === "ink" ? "fill-ink" : "fill-blue"} />
            ))}
          </g>
          <path d="M-56-92v92" className="stroke-ink stroke-2" />
          <rect x="-56" y="-92" width={flag.length * 6.4 + 16} height="24" rx="2" className="fill-ink" />
          <text x="-48" y="-75.5" className="label-text fill-paper">
            {flag}
          </text>
        </svg>
      </svg>
      <p className="label-text absolute bottom-0 left-0 bg-surface px-3 py-2 text-ink-3">{note}</p>
    </div>
  );
}
