import { inSentence, periodCalled } from "../../../catalogue/period.ts";
import { priceText } from "../../../catalogue/price-text.ts";
import { units, unitText } from "../../../catalogue/units.ts";
import { formatPrice } from "../../../lib/format/format-price.ts";
import type { EstimateLine } from "./estimate.ts";

/** "VPS Hosting, Professional", "Domain .com". */
export function lineName({ product, name, renewal }: EstimateLine): string {
  return renewal === undefined ? `${product}, ${name}` : `${product} ${name}`;
}

/** "$59 per month", "$12.99 the first year, then $14.99 a year", "Price on request". */
export function priceWords(line: EstimateLine): string {
  if (line.price === "Custom") return "Price on request";
  if (line.renewal === undefined) return priceText(line);
  return `${formatPrice(line.price)} the first year, then ${formatPrice(line.renewal)} a year`;
}

/** "2 × VPS Hosting, Professional ($59 per month each)", "300 hours a month of Cloud Hosting, Starter ($0.05 per hour)". */
export function lineText(line: EstimateLine): string {
  const { price, period, renewal, quantity } = line;
  const isHourly = periodCalled(period)?.every === "hour";
  const each = quantity > 1 && price !== "Custom" && !isHourly ? " each" : "";
  const cost =
    renewal === undefined
      ? priceText(line)
      : `${formatPrice(price)} for the first year, then ${formatPrice(renewal)} a year`;
  const amount = isHourly ? `${quantity} ${unitText(units.hourOfMonth, quantity)} of` : `${quantity} ×`;
  return `${amount} ${lineName(line)} (${cost}${each})`;
}

/** What all lines come to, where they are prices for the same time: "$147", "per month". */
export function sumWords(lines: readonly EstimateLine[]): { price: string; period: string } | undefined {
  const [first] = lines;
  const isComparable = lines.every(
    ({ price, period, renewal }) =>
      price !== "Custom" && renewal === undefined && timeOf(period) === timeOf(first?.period),
  );
  if (!first || !isComparable) return undefined;
  const sum = lines.reduce((total, { price, quantity }) => total + Number(price) * quantity, 0);
  return { price: formatPrice(Math.round(sum * 100) / 100), period: timeOf(first.period) };
}

/** An estimate counts the hours of a month, so that an hourly plan comes to a monthly price. */
function timeOf(text: string | undefined): string {
  const period = periodCalled(text);
  if (!period) return "";
  return period.every === "hour" ? "per month" : inSentence({ every: period.every });
}
