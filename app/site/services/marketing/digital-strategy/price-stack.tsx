import type { Plan } from "~/catalogue/plan";
import { formatPrice } from "~/lib/format/format-price";
import { stackNote } from "./content";

/** The most expensive package as one bar, cut where the smaller ones end. */
export function PriceStack({ plans }: { plans: readonly Plan[] }) {
  const prices = plans.map(({ price }) => (price === "Custom" ? 0 : price));
  const full = Math.max(...prices);
  return (
    <figure data-scale="price-steps" className="mb-20">
      <figcaption className="mb-4 text-ink-2">{stackNote}</figcaption>
      <svg aria-hidden width="100%" height="40" className="block">
        {prices.map((price, index) => {
          const from = prices[index - 1] ?? 0;
          return (
            <rect
              key={price}
              x={`${(from / full) * 100}%`}
              width={`${((price - from) / full) * 100}%`}
              height="40"
              className={`${looks[index] ?? ""} stroke-ground stroke-2`}
            />
          );
        })}
      </svg>
      <ul className="mt-3 grid grid-cols-3 gap-y-2 sm:grid-cols-[15fr_25fr_60fr]">
        {plans.map((plan, index) => (
          <li key={plan.id} className="flex flex-col gap-x-2.5 pr-3 sm:flex-row">
            <span aria-hidden className={`mt-1.5 size-3 shrink-0 ${swatches[index] ?? ""}`} />
            <span className="leading-tight">
              <span className="block font-strong">{plan.name}</span>
              <span className="text-small text-ink-2">
                {index === 0
                  ? formatPrice(plan.price)
                  : `+ ${formatPrice((prices[index] ?? 0) - (prices[index - 1] ?? 0))}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const looks = ["fill-accent", "fill-blue", "fill-unit"];
const swatches = ["bg-accent", "bg-blue", "bg-unit"];
