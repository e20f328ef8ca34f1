import { groupDigits } from "./group-digits.ts";

export interface InvoiceLine {
  name: string;
  /** What it was used for, in a few words. */
  detail: string;
  quantity: number;
  /** Of what, e.g. "hours". */
  unit: string;
  /** Dollars for one. */
  price: number;
}

/** Dollars for a line, to the cent. */
export function amountOf({ quantity, price }: Pick<InvoiceLine, "quantity" | "price">): number {
  return toCents(quantity * price) / 100;
}

/** Dollars for all lines: the sum of the rounded amounts, so that a reader who adds them up gets the same. */
export function totalOf(lines: readonly Pick<InvoiceLine, "quantity" | "price">[]): number {
  return lines.reduce((sum, line) => sum + toCents(line.quantity * line.price), 0) / 100;
}

/** "$9.00": on an invoice every amount has its cents, so that they stand under each other. */
export function formatAmount(dollars: number): string {
  return `$${groupDigits(dollars.toFixed(2))}`;
}

/** 1.005 times 100 is 100.49999… in binary; the small addition rounds such halves up, as on paper. */
function toCents(dollars: number): number {
  return Math.round(dollars * 100 + 1e-6);
}
