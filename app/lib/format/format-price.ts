import { groupDigits } from "./group-digits.ts";

/** "$29", "$4.99", "$2,999", or "Custom" as it is. */
export function formatPrice(price: number | "Custom"): string {
  if (price === "Custom") return price;
  return `$${groupDigits(Number.isInteger(price) ? price : price.toFixed(2))}`;
}
