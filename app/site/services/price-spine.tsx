import { positionOn } from "~/figures/ruler-scale";
import { ruler } from "./content";
import type { StartingPrice } from "./starting-price.server";

/** A starting price as a bar on the ruler; it lies on the line under its row. */
export function PriceSpine({ price }: { price: StartingPrice }) {
  return (
    <svg aria-hidden data-reading width="100%" height="8" className="mt-1 block">
      <rect y="7" width="100%" height="1" className="fill-rule-2" />
      {decades.map((decade) => (
        <rect key={decade} x={`${positionOn(ruler, decade)}%`} width="1" height="8" className="fill-rule-2" />
      ))}
      <rect
        width={`${positionOn(ruler, Math.log10(price.dollars))}%`}
        height="8"
        className={price.isOnce ? "animate-draw fill-accent/35" : "animate-draw fill-accent"}
      />
    </svg>
  );
}

/** The ruler again, for screens where it does not stay in view. */
export function PriceAxis() {
  return (
    <svg aria-hidden width="100%" height="18" className="label-text block text-ink-3 md:hidden">
      {decades.map((decade) => (
        <text key={decade} x={`${positionOn(ruler, decade)}%`} y="12" textAnchor="middle">
          {ruler.format(decade)}
        </text>
      ))}
    </svg>
  );
}

/** The powers of ten between the ends of the ruler. */
const decades = [0, 1, 2, 3];
