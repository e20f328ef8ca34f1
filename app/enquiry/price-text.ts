import type { Plan } from "../catalogue/plan.ts";
import { formatPrice } from "../lib/format/format-price.ts";

/** "$59 per month", "$899/month", "Custom". */
export function priceText({ price, period }: Pick<Plan, "price" | "period">): string {
  return [formatPrice(price), period].filter(Boolean).join(" ").replace(" /", "/");
}
