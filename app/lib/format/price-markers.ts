import type { Plan } from "~/catalogue/plan";
import { formatPrice } from "./format-price";

/** The plans of a page as flags on its ruler of dollars. Plans without a fixed price have no place on it. */
function priceMarkers(plans: readonly Plan[]): { at: number; label: string; popular: boolean }[] {
  return plans.flatMap(({ name, price, popular }) =>
    price === "Custom"
      ? []
      : [{ at: price, label: `${name} ${formatPrice(price)}`, popular: popular === true }],
  );
}

/** What is left of a budget after a plan's price, or missing. */
export function readBudget({ name, price }: Pick<Plan, "name" | "price">, budget: number) {
  if (price === "Custom") return { label: name, text: "priced on request" };
  const spare = Math.round((budget - price) * 100) / 100;
  return {
    label: name,
    text: spare >= 0 ? `${formatPrice(spare)} to spare` : `${formatPrice(-spare)} short`,
  };
}

/** What a ruler of dollars says beside its flags: the largest plan that a budget buys. */
export function priceRuler(plans: readonly Plan[]) {
  return {
    markers: priceMarkers(plans),
    read: (budget: number) => {
      const bought = plans
        .filter(({ price }) => price !== "Custom" && price <= budget)
        .toSorted((one, other) => Number(one.price) - Number(other.price))
        .at(-1);
      return bought ? `${formatPrice(budget)} buys ${bought.name}` : formatPrice(budget);
    },
  };
}
