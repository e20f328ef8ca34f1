import { formatPrice } from "../lib/format/format-price.ts";
import type { Period } from "./period.ts";
import type { Plan } from "./plan.ts";

interface Priced extends Pick<Plan, "price"> {
  /** What is kept with an enquiry names its period by the text. */
  period?: Period | Period["text"];
}

/** "$59 per month", "$899/month", "Custom". */
export function priceText({ price, period }: Priced): string {
  const text = typeof period === "object" ? period.text : period;
  return [formatPrice(price), text].filter(Boolean).join(" ").replace(" /", "/");
}
