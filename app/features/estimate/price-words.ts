import type { EstimateLine } from "~/enquiry/estimate";
import { priceText } from "~/catalogue/price-text";
import { formatPrice } from "~/lib/format/format-price";

/** "$59 per month", "$12.99 the first year, then $14.99 a year", "Price on request". */
export function priceWords(line: EstimateLine): string {
  if (line.price === "Custom") return "Price on request";
  if (line.renewal === undefined) return priceText(line);
  return `${formatPrice(line.price)} the first year, then ${formatPrice(line.renewal)} a year`;
}
