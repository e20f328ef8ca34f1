import type { QuoteLine } from "../../data/schema/index.ts";

/** What a quote's sums are made of. Money in cents. */
export interface QuoteTerms {
  lines: readonly QuoteLine[];
  termMonths: number;
  discountPercent: number;
  taxPercent: number;
}

/** One invoice: what is billed together. */
export interface Sum {
  /** Before discount and tax. */
  gross: number;
  discount: number;
  /** After discount, before tax. */
  net: number;
  tax: number;
  total: number;
}

export interface QuoteTotals {
  month: Sum;
  year: Sum;
  once: Sum;
  /** Of a month, a year and what is paid once. */
  firstInvoice: Sum;
  /** All invoices of the term. */
  term: Sum;
  /** How many times the year is billed in it. */
  years: number;
}

/** Every sum is of whole cents, and the term's is the sum of its invoices. */
export function totalsOf({ lines, termMonths, discountPercent, taxPercent }: QuoteTerms): QuoteTotals {
  const billed = (...periods: QuoteLine["period"][]) => {
    const gross = lines
      .filter(({ period }) => periods.includes(period))
      .reduce((sum, line) => sum + amountOf(line), 0);
    const discount = percentOf(gross, discountPercent);
    const net = gross - discount;
    const tax = percentOf(net, taxPercent);
    return { gross, discount, net, tax, total: net + tax };
  };
  // The hours of an hourly line are those of a month.
  const month = billed("month", "hour");
  const year = billed("year");
  const once = billed("once");
  const years = Math.ceil(termMonths / 12);
  return {
    month,
    year,
    once,
    years,
    firstInvoice: added([month, 1], [year, 1], [once, 1]),
    term: added([month, termMonths], [year, years], [once, 1]),
  };
}

/** Of a line, for one month, one year or once. */
export function amountOf({ unitCents, quantity }: QuoteLine): number {
  return unitCents * quantity;
}

/** How many times a line is billed in the term. */
export function timesInTerm({ period }: QuoteLine, termMonths: number): number {
  if (period === "once") return 1;
  return period === "year" ? Math.ceil(termMonths / 12) : termMonths;
}

/** To the nearest cent; percentages have two decimals, so that the product is exact. */
function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}

function added(...parts: readonly (readonly [Sum, number])[]): Sum {
  const total = (key: keyof Sum) => parts.reduce((sum, [part, times]) => sum + part[key] * times, 0);
  return {
    gross: total("gross"),
    discount: total("discount"),
    net: total("net"),
    tax: total("tax"),
    total: total("total"),
  };
}
