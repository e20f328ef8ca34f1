import { amountOf } from "../../core/quotes/totals.ts";
import type { QuoteLine } from "../../data/schema/index.ts";
import { type RoundScale, stepsOf } from "./round-scale.ts";

interface LineBarProps {
  line: QuoteLine;
  scale: RoundScale;
  fill: string;
}

/** More would be hairlines: they are one length then. */
const MOST_UNITS = 24;
/** The least that a unit may be long, in per cent of the scale. */
const SHORTEST_UNIT = 2;

/** A line's price on the scale of all lines, one piece for each unit. The figures stand beside it. */
export function LineBar({ line, scale, fill }: LineBarProps) {
  const percent = (cents: number) => Math.round((cents / scale.to) * 100_000) / 1000;
  const units = unitsOf(line, percent(line.unitCents));
  return (
    <svg aria-hidden height="34" className="-mt-1 block w-full overflow-visible">
      {/* Beside the axis, so that it covers no short bar. */}
      <rect x="1" y="8" width={`${percent(amountOf(line))}%`} height="18" className={fill} />
      {Array.from({ length: units - 1 }, (_, index) => (
        <rect
          key={index}
          x={`${percent(line.unitCents * (index + 1))}%`}
          y="8"
          width="2"
          height="18"
          className="fill-paper"
        />
      ))}
      {stepsOf(scale).map(
        (cents) =>
          cents > 0 && (
            <rect key={cents} x={`${percent(cents)}%`} y="30" width="1" height="4" className="fill-rule-2" />
          ),
      )}
      <rect width="1" height="34" className="fill-axis" />
    </svg>
  );
}

function unitsOf({ quantity, period }: QuoteLine, unit: number): number {
  return period === "hour" || quantity > MOST_UNITS || unit < SHORTEST_UNIT ? 1 : quantity;
}
