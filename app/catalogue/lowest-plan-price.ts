import type { Plan } from "./plan.ts";

/** Dollars for the cheapest of plans that are paid in the same way. */
export function lowestPrice(plans: readonly Pick<Plan, "price">[]): number {
  return Math.min(...plans.flatMap(({ price }) => (price === "Custom" ? [] : [price])));
}
