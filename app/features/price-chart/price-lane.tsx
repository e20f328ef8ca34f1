import { memo } from "react";

import { cx } from "~/lib/react/cx";
import { priceText } from "~/catalogue/price-text";
import { type Lane, rangeText } from "./lanes";
import { PriceRow } from "./price-row";

interface PriceLaneProps {
  lane: Lane;
  /** The plan that the hairline stands at, if it is in this lane. */
  read: string | undefined;
}

/**
 * The marks of one product line. On wide screens its name stands left of them and prices beside them; on others name and
 * prices stand above, and the rows of a lane lie over each other unless each has a plan of its own.
 */
export const PriceLane = memo(function PriceLane({ lane, read }: PriceLaneProps) {
  const { line, period, rows, nameAbove } = lane;
  const isDetailed = rows.some((row) => row.plan);
  const height = isDetailed ? 22 : rows.length > 1 ? 20 : 28;
  return (
    <div className={cx("price-lane", nameAbove && "price-lane-above")}>
      <p className="price-lane-name">
        {`${line.name} `}
        <span className="label-text text-ink-3">{period}</span>
      </p>
      <p className="price-lane-range">
        {rangeText(line.plans) + (line.plans.some(({ price }) => price === "Custom") ? ", or Custom" : "")}
      </p>
      <div className={cx("price-rows", isDetailed && "price-rows-detailed")}>
        {rows.map((row, index) => (
          <div key={row.plan?.id ?? index}>
            {row.plan && (
              <p className="price-row-words">
                {row.plan.name} <span className="ml-auto">{priceText(row.plan)}</span>
              </p>
            )}
            <PriceRow
              row={row}
              height={height}
              read={row.marks.some(({ plan }) => plan.id === read) ? read : undefined}
            />
          </div>
        ))}
      </div>
    </div>
  );
});
