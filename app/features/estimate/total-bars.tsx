import type { ReactNode } from "react";

import { formatCents } from "~/lib/format/format-cents";
import { formatPrice } from "~/lib/format/format-price";
import { partsOf, percent, ticksOf } from "./bar-layout";
import { type LineColour, shadeOf } from "./line-colour";
import type { Costs } from "./model/estimate-costs";

const HEIGHT = 52;
/** Narrower parts would be hidden by the line between two. */
const DIVIDED_FROM = 0.6;

export interface BarProps {
  /** Cents of each line, in groups that follow one another. */
  amounts: readonly (readonly number[])[];
  gst: number;
  colours: readonly LineColour[];
  /** Cents at full width. */
  full: number;
  /** The id of the pattern that tax is filled with. */
  hatch: string;
  /** Pixels below the bar, for what is written there. */
  room?: number;
  children?: ReactNode;
}

/** Every part as long as its cents, tax at the end. */
export function Bar({ amounts, gst, colours, full, hatch, room = 0, children }: BarProps) {
  const all = amounts.flat();
  const parts = partsOf([...all, gst], full);
  const tax = parts.at(-1);
  return (
    <svg aria-hidden width="100%" height={HEIGHT + room} className="block overflow-visible">
      {parts.slice(0, -1).map(({ from, width }, index) => {
        const colour = colours[index % colours.length];
        if (width === 0 || !colour) return null;
        return <rect key={index} x={`${from}%`} width={`${width}%`} height={HEIGHT} {...shadeOf(colour)} />;
      })}
      {parts
        .slice(1)
        .map(({ from, width }, index) =>
          width < DIVIDED_FROM ? null : (
            <rect key={index} x={`${from}%`} width="1" height={HEIGHT} className="fill-surface" />
          ),
        )}
      {tax && gst > 0 && (
        <rect
          x={`${tax.from}%`}
          width={`${tax.width}%`}
          height={HEIGHT}
          fill={`url(#${hatch})`}
          className="stroke-ink-3"
        />
      )}
      {children}
    </svg>
  );
}

/** Where one year ends and the next begins. A year too short for its words has none; the sheet has all of them. */
export function YearMarks({ years, full }: { years: Costs["years"]; full: number }) {
  return partsOf(years, full).map(({ from, width }, index) =>
    width === 0 ? null : (
      <g key={index} className="label-text text-ink-2">
        <rect
          x={`${from}%`}
          y={index === 0 ? HEIGHT : -5}
          width="1"
          height={index === 0 ? 24 : HEIGHT + 29}
          className={index === 0 ? "fill-rule-2" : "fill-ink"}
        />
        {width > 13 && (
          <text x={`${from}%`} dx="6" y={HEIGHT + 19}>
            Year {index + 1}
            {width > 19 && (
              <tspan className="max-sm:hidden"> {formatPrice(Math.round((years[index] ?? 0) / 100))}</tspan>
            )}
          </text>
        )}
      </g>
    ),
  );
}

export function Axis({ full }: { full: number }) {
  const ticks = ticksOf(full);
  return (
    <svg aria-hidden width="100%" height="32" className="mt-4 block overflow-visible">
      <rect width="100%" height="1" className="fill-ink" />
      {ticks.map((tick, index) => {
        const at = percent(tick, full);
        return (
          <g key={tick} className="label-text text-ink-2">
            <rect x={`${at}%`} width="1" height="8" className="fill-ink" />
            <text
              x={`${at}%`}
              y="25"
              textAnchor={at === 0 ? "start" : at > 94 ? "end" : "middle"}
              // A phone has room for half of many labels.
              className={ticks.length > 5 && index % 2 === 1 ? "max-sm:hidden" : undefined}
            >
              {tickText(tick)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function tickText(cents: number): string {
  if (cents >= 100_000_000) return `${formatPrice(cents / 100_000_000)}M`;
  return cents % 100 === 0 ? formatPrice(cents / 100) : formatCents(cents);
}
