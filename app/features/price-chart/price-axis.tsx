import type { ReactNode } from "react";

import { groupDigits } from "~/lib/format/group-digits";
import { decades, FROM, positionOf } from "./dollar-scale";
import { PriceTicks } from "./price-ticks";

/** The scale above and below the lanes. Its labels are shorter on narrow screens. */
export function PriceAxis({ side, children }: { side: "top" | "bottom"; children?: ReactNode }) {
  const up = side === "top";
  const [line, text] = up ? [35.5, 18] : [0.5, 24];
  return (
    <svg width="100%" height="36" aria-hidden className="block overflow-visible">
      <g transform={up ? "matrix(1 0 0 -1 0 35.5)" : "translate(0 .5)"}>
        <PriceTicks />
      </g>
      {children}
      <line x2="100%" y1={line} y2={line} className="stroke-axis" />
      <text y={text} className="price-axis-label max-lg:hidden">
        {longLabel(FROM)}
      </text>
      <g textAnchor="middle">
        {decades.map((dollars) => (
          <DecadeLabel key={dollars} dollars={dollars} y={text} />
        ))}
      </g>
    </svg>
  );
}

function DecadeLabel({ dollars, y }: { dollars: number; y: number }) {
  const [long, short] = [longLabel(dollars), shortLabel(dollars)];
  const x = `${positionOf(dollars)}%`;
  if (long === short)
    return (
      <text x={x} y={y} className="price-axis-label">
        {long}
      </text>
    );
  return (
    <>
      <text x={x} y={y} className="price-axis-label max-md:hidden">
        {long}
      </text>
      <text x={x} y={y} className="price-axis-label md:hidden">
        {short}
      </text>
    </>
  );
}

function longLabel(dollars: number): string {
  return dollars < 1 ? `$${dollars.toFixed(2)}` : `$${groupDigits(dollars)}`;
}

function shortLabel(dollars: number): string {
  return dollars < 1000 ? `$${dollars}` : `$${dollars / 1000}k`;
}
