import type { ReactNode } from "react";

import { FigureFrame } from "~/ui/figure-frame";
import type { HardwarePart } from "./content";

const HEIGHT = 220;

/** A rack server seen from above, front on the left: widths follow the page, so the drawing never shrinks. */
export function ServerPlan({ parts }: { parts: readonly HardwarePart[] }) {
  const label = parts.map(({ part, fitted }) => `${part}: ${fitted}`).join("; ");
  return (
    <FigureFrame caption="A rack server from above, front on the left. The letters match the list.">
      <svg
        role="img"
        aria-label={`A rack server seen from above. ${label}.`}
        width="100%"
        height={HEIGHT}
        className="area-hosting block border-2 border-axis bg-surface"
      >
        <Bars x={1} width={9} rows={8} className="fill-accent" />
        <Bars x={13} width={4} rows={5} className="fill-rule-2" />
        <Processors />
        <Memory />
        <Bars x={74} width={8} rows={3} from={12} to={92} className="fill-accent" />
        <Bars x={86} width={13} rows={2} from={12} to={152} className="fill-unit" />
        <rect x="74%" y="164" width="25%" height="44" className="fill-rule-2" />
        <Letter x={5.5} y={110}>
          A
        </Letter>
        <Letter x={15} y={110}>
          B
        </Letter>
        <Letter x={34} y={109}>
          C
        </Letter>
        <Letter x={59} y={109}>
          C
        </Letter>
        <Letter x={46.5} y={109}>
          D
        </Letter>
        <Letter x={78} y={51}>
          E
        </Letter>
        <Letter x={92.5} y={44}>
          F
        </Letter>
        <Letter x={87} y={186}>
          F
        </Letter>
      </svg>
    </FigureFrame>
  );
}

interface BarsProps {
  x: number;
  width: number;
  rows: number;
  from?: number;
  to?: number;
  className: string;
}

/** Equal parts one above the other. */
function Bars({ x, width, rows, from = 12, to = HEIGHT - 16, className }: BarsProps) {
  const pitch = (to - from) / rows;
  return Array.from({ length: rows }, (_, row) => (
    <rect
      key={row}
      x={`${x}%`}
      y={from + row * pitch}
      width={`${width}%`}
      height={pitch - 5}
      className={className}
    />
  ));
}

function Processors() {
  return [30, 55].map((x) => (
    <rect key={x} x={`${x}%`} y="66" width="8%" height="86" className="fill-unit" />
  ));
}

/** Modules on both sides of each processor. */
function Memory() {
  return [22, 39.5, 47, 64.5].map((x) =>
    [0, 1, 2, 3].map((module) => (
      <rect
        key={`${x} ${module}`}
        x={`${x + module * 1.6}%`}
        y="24"
        width="0.8%"
        height={HEIGHT - 52}
        className="fill-tier-3"
      />
    )),
  );
}

function Letter({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <svg x={`${x}%`} y={y} className="overflow-visible">
      <circle r="13" className="fill-surface stroke-axis" />
      <text y="4.5" textAnchor="middle" className="fill-ink text-caption font-bold">
        {children}
      </text>
    </svg>
  );
}
