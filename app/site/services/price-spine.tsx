import { positionOn } from "~/figures/scale";
import { formatPrice } from "~/lib/format/format-price";
import type { StartingPrice } from "./starting-price";

/** Powers of ten: each step costs ten times as much as the one before it. */
const scale = { from: -1, to: 4 };

/** A starting price as a bar; it lies on the line under its row. */
export function PriceSpine({ price }: { price: StartingPrice }) {
  return (
    <svg aria-hidden width="100%" height="8" className="mt-1 block">
      <rect y="7" width="100%" height="1" className="fill-rule-2" />
      {decades.map((decade) => (
        <rect key={decade} x={`${positionOn(scale, decade)}%`} width="1" height="8" className="fill-rule-2" />
      ))}
      <rect
        width={`${positionOn(scale, Math.log10(price.dollars))}%`}
        height="8"
        className={price.isOnce ? "animate-draw fill-accent/35" : "animate-draw fill-accent"}
      />
    </svg>
  );
}

/** What the lines through the bars stand for, on narrow screens. */
export function PriceAxis() {
  return (
    <svg aria-hidden width="100%" height="18" className="label-text block text-ink-3 md:hidden">
      {decades.map((decade) => (
        <text key={decade} x={`${positionOn(scale, decade)}%`} y="12" textAnchor="middle">
          {formatPrice(10 ** decade)}
        </text>
      ))}
    </svg>
  );
}

/** Between the ends of the scale. */
const decades = [0, 1, 2, 3];
