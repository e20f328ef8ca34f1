import type { Plan } from "~/catalogue/plan";
import { formatPrice } from "./format-price";

/** The plans of a page as flags on its ruler of dollars. Plans without a fixed price have no place on it. */
export function priceMarkers(plans: readonly Plan[]): { at: number; label: string }[] {
  return plans.flatMap(({ name, price }) =>
    price === "Custom" ? [] : [{ at: price, label: `${name} ${formatPrice(price)}` }],
  );
}
