import { formatPrice } from "../../../lib/format/format-price.ts";

/** Whole dollars, as a sum of estimates is written: "$3,600". */
export function dollars(amount: number): string {
  return formatPrice(Math.round(amount));
}

/** With cents where there are any: "$10", "$9.98". */
export function dollarsAndCents(amount: number): string {
  return formatPrice(Math.round(amount * 100) / 100);
}
