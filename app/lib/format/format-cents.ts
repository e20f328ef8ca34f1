import { groupDigits } from "./group-digits.ts";

/** 703699 as "$7,036.99", always with its cents: sums stand under each other. */
export function formatCents(cents: number): string {
  return `$${groupDigits((cents / 100).toFixed(2))}`;
}
