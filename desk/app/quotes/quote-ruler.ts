import type { RulerScale } from "~/figures/ruler-scale";
import { formatPrice } from "~/lib/format/format-price";
import { type QuoteTerms, totalsOf } from "../../core/quotes/totals.ts";
import { roundScale } from "./round-scale.ts";

const STEPS = 6;

/** Dollars a month with the quote's own at its place; a year or once, where nothing is paid by the month. */
export function quoteRuler(terms: QuoteTerms): RulerScale | undefined {
  const totals = totalsOf(terms);
  const period = periods.find(({ of }) => totals[of].net > 0);
  if (!period) return undefined;
  const { net } = totals[period.of];
  const { to, step, minor } = roundScale(net, STEPS);
  const read = (dollars: number) => `${formatPrice(dollars)} ${period.words}`;
  return {
    to: to / 100,
    major: step / 100,
    minor: minor / 100,
    format: formatPrice,
    read,
    live: { at: net / 100, label: read(net / 100) },
    place: { className: "col-span-full mx-auto w-full max-w-[60rem]", widths: [280, 576, 864, 960] },
  };
}

const periods = [
  { of: "month", words: "per month" },
  { of: "year", words: "per year" },
  { of: "once", words: "once" },
] as const;
