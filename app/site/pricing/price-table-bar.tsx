import type { ListedPlan } from "~/catalogue/listed-plan";

interface PriceTableBarProps {
  plan: ListedPlan;
  /** The plans of its table with the same period: the most expensive has the full width. */
  compared: readonly ListedPlan[];
}

/** The price as a length; that of a domain in three years, first year and two renewals. */
export function PriceTableBar({ plan, compared }: PriceTableBarProps) {
  const parts = partsOf(plan);
  if (parts.length === 0 || !compared.includes(plan)) return null;
  const most = Math.max(...compared.map((each) => sum(partsOf(each))));
  const length = (dollars: number) => Math.round((dollars / most) * LENGTH * 10) / 10;
  return (
    <svg aria-hidden className="price-bar">
      {parts.map((dollars, year) => (
        <path key={year} d={`M${length(sum(parts.slice(0, year)))} 2h${length(dollars)}`} />
      ))}
    </svg>
  );
}

/** Of the longest bar, in pixels. */
const LENGTH = 72;

function partsOf({ price, domain }: ListedPlan): number[] {
  if (price === "Custom") return [];
  return domain ? [price, domain.renewal, domain.renewal] : [price];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
