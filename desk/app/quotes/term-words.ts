import { type QuoteTerms, timesInTerm } from "../../core/quotes/totals.ts";
import type { QuoteLine } from "../../data/schema/index.ts";

/** "12 months of 2 × VPS Hosting, Professional", then shorter; the product alone where no other line is of it. */
export function termWords(line: QuoteLine, { lines, termMonths }: QuoteTerms): string[] {
  const { title, quantity, period } = line;
  const what = quantity > 1 && period !== "hour" ? `${quantity} × ${title}` : title;
  const product = productOf(line);
  const isAlone = lines.filter((other) => productOf(other) === product).length === 1;
  return [
    ...(period === "once" ? [] : [`${timesText(line, termMonths)} of ${what}`]),
    what,
    ...(isAlone ? [product] : []),
  ];
}

function timesText(line: QuoteLine, termMonths: number): string {
  const times = timesInTerm(line, termMonths);
  return `${times} ${line.period === "year" ? "year" : "month"}${times === 1 ? "" : "s"}`;
}

/** What stands before the plan's name: "VPS Hosting". */
function productOf({ title }: QuoteLine): string {
  return title.split(",")[0] ?? title;
}
