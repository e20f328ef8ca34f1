import type { QuoteFields } from "../../core/quotes/quote-fields.ts";
import type { QuoteLine } from "../../data/schema/index.ts";

/** What a quote's page and the preview of a draft draw. */
export interface QuoteView extends QuoteFields {
  number: string;
  version: number;
}

export const periodWords: Record<QuoteLine["period"], string> = {
  month: "per month",
  year: "per year",
  hour: "per month",
  once: "once",
};

/** "2 × $59.00", "720 hours × $0.05". */
export function quantityText({ quantity, period }: QuoteLine, unit: string): string {
  return `${quantity}${period === "hour" ? " hours" : ""} × ${unit}`;
}
