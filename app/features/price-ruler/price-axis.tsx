import type { ReactNode } from "react";

import { groupDigits } from "~/lib/format/group-digits";
import { decades, FROM, positionOf, ticks } from "./price-scale";

/** The scale above and below the lanes. Its labels are shorter where the ruler is. */
export function PriceAxis({ side, children }: { side: "top" | "bottom"; children?: ReactNode }) {
  const up = side === "top";
  const [line, text] = up ? [35.5, 18] : [0.5, 24];
  const end = (length: number) => (up ? line - length : line + length);
  return (
    <svg width="100%" height="36" aria-hidden className="block overflow-visible">
      {ticks.map((dollars) => (
        <Tick key={dollars} dollars={dollars} from={line} to={end(5)} className="stroke-rule-2" />
      ))}
      {decades.map((dollars) => (
        <Tick key={dollars} dollars={dollars} from={line} to={end(10)} className="stroke-axis" />
      ))}
      {children}
      <line x2="100%" y1={line} y2={line} className="stroke-axis" />
      <text y={text} className="price-axis-label max-lg:hidden">
        {longLabel(FROM)}
      </text>
      {decades.map((dollars) => (
        <g key={dollars} textAnchor="middle">
          <text x={`${positionOf(dollars)}%`} y={text} className="price-axis-label max-md:hidden">
            {longLabel(dollars)}
          </text>
          <text x={`${positionOf(dollars)}%`} y={text} className="price-axis-label md:hidden">
            {shortLabel(dollars)}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface TickProps {
  dollars: number;
  from: number;
  to: number;
  className: string;
}

export function Tick({ dollars, from, to, className }: TickProps) {
  const x = `${positionOf(dollars)}%`;
  return <line x1={x} x2={x} y1={from} y2={to} className={className} />;
}

function longLabel(dollars: number): string {
  return dollars < 1 ? `$${dollars.toFixed(2)}` : `$${groupDigits(dollars)}`;
}

function shortLabel(dollars: number): string {
  return dollars < 1000 ? `$${dollars}` : `$${dollars / 1000}k`;
}
