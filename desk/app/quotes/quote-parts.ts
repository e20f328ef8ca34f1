import { amountOf, type QuoteTerms, timesInTerm, totalsOf } from "../../core/quotes/totals.ts";
import type { QuoteLine } from "../../data/schema/index.ts";
import { fillOf } from "./shades.ts";

/** A line as a length in the drawings of sums: after discount, before tax. In cents. */
export interface QuotePart {
  key: string;
  line: QuoteLine;
  fill: string;
  /** Of one invoice. */
  net: number;
  /** Of the whole term. */
  term: number;
}

/** Parts of one period make up its sum to the cent: the discount's rounding is spread over them. */
export function partsOf(quote: QuoteTerms): QuotePart[] {
  const totals = totalsOf(quote);
  const reached = { month: 0, year: 0, once: 0 };
  return quote.lines.map((line, index) => {
    const period = billedWith(line);
    const { gross, net } = totals[period];
    const from = reached[period];
    reached[period] += amountOf(line);
    const share = gross === 0 ? 0 : upTo(reached[period], net, gross) - upTo(from, net, gross);
    return {
      key: `${line.title}-${index}`,
      line,
      fill: fillOf(index),
      net: share,
      term: share * timesInTerm(line, quote.termMonths),
    };
  });
}

/** Hours are billed with the month in which they were used. */
export function billedWith({ period }: QuoteLine): "month" | "year" | "once" {
  return period === "hour" ? "month" : period;
}

function upTo(amount: number, net: number, gross: number): number {
  return Math.round((amount / gross) * net);
}
