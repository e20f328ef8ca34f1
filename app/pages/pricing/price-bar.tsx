import type { ListedPlan } from "~/catalogue/listed-plan";

interface PriceBarProps {
  plan: ListedPlan;
  /** The plans of its table with the same period: the most expensive has the full width. */
  compared: readonly ListedPlan[];
}

/** The price as a length; that of a domain in three years, first year and two renewals. */
export function PriceBar({ plan, compared }: PriceBarProps) {
  const parts = partsOf(plan);
  if (parts.length === 0 || !compared.includes(plan)) return null;
  const most = Math.max(...compared.map((each) => sum(partsOf(each))));
  const share = (dollars: number) => `${Math.round((dollars / most) * 10_000) / 100}%`;
  return (
    <svg width="72" height="4" aria-hidden className="price-bar">
      {parts.map((dollars, year) => (
        <rect
          key={year}
          x={share(sum(parts.slice(0, year)))}
          width={share(dollars)}
          height="4"
          className={year === 0 ? "fill-accent" : "price-renewal"}
        />
      ))}
    </svg>
  );
}

function partsOf({ price, domain }: ListedPlan): number[] {
  if (price === "Custom") return [];
  return domain ? [price, domain.renewal, domain.renewal] : [price];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
