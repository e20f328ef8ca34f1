import type { Description } from "~/enquiry/subject/description";
import { formatPrice } from "~/lib/format/format-price";

/** The room that a label needs, in per cent of the scale. */
const LABEL = 16;

/** A price as a bar on the scale of the plans beside it. The price itself stands above it in words. */
export function PriceScale({ price, others }: NonNullable<Description["scale"]>) {
  const max = Math.max(price, ...others);
  const at = (value: number) => Math.round((value / max) * 1000) / 10;
  const labels = withRoom([price, ...others].map((value) => ({ value, position: at(value) })));
  return (
    <svg width="100%" height="32" aria-hidden className="mt-3 block overflow-visible">
      <rect y="3" width="100%" height="8" className="fill-sand-2" />
      <rect y="3" width={`${at(price)}%`} height="8" className="fill-accent" />
      {[price, ...others].map((value) => (
        <rect key={value} x={`${at(value)}%`} y="11" width="1" height="4" className="fill-ink-3" />
      ))}
      {labels.map(({ value, position }) => (
        <text
          key={value}
          x={`${position}%`}
          y="28"
          textAnchor={position > 100 - LABEL / 2 ? "end" : position < LABEL / 2 ? "start" : "middle"}
          className={
            value === price
              ? "text-tick font-bold narrow tabular-nums"
              : "text-tick font-medium narrow text-ink-3 tabular-nums"
          }
        >
          {formatPrice(value)}
        </text>
      ))}
    </svg>
  );
}

interface Label {
  value: number;
  position: number;
}

/** The first one always stands; of the others those that do not touch one before them. */
function withRoom(labels: readonly Label[]): Label[] {
  const placed: Label[] = [];
  for (const label of labels) {
    if (placed.every(({ position }) => Math.abs(position - label.position) >= LABEL)) placed.push(label);
  }
  return placed;
}
