import type { Plan } from "~/catalogue/plan";

type BarEntry = Pick<Plan, "price" | "period" | "popular">;

interface HeroPriceBarProps {
  entry: BarEntry;
  /** All that are listed with it, for the scale. */
  entries: readonly BarEntry[];
  /** Of the scale, unless a price is higher; the highest price if left out. */
  end: number | undefined;
}

/** Only prices for the same period can be compared by their lengths; one that stands alone has the hairline only. */
export function HeroPriceBar({ entry, entries, end }: HeroPriceBarProps) {
  const { price, period, popular } = entry;
  const same = entries.flatMap((other) =>
    other.period?.text === period?.text && other.price !== "Custom" ? [other.price] : [],
  );
  return (
    <svg aria-hidden width="100%" height="6" className="block">
      {price === "Custom" ? (
        <line x2="100%" y1="4" y2="4" strokeWidth="2" strokeDasharray="2 6" className="stroke-ink-3" />
      ) : (
        <rect y="5" width="100%" height="1" className="fill-rule-2" />
      )}
      {price !== "Custom" && same.length > 1 && (
        <rect
          width={`${Math.round((price / Math.max(end ?? 0, ...same)) * 1000) / 10}%`}
          height="6"
          className={popular ? "fill-blue" : "fill-unit"}
        />
      )}
    </svg>
  );
}
