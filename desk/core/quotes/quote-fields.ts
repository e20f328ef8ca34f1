import type { QuoteLine } from "../../data/schema/index.ts";
import { cleanText } from "../received-enquiry.ts";

/** What staff set in a quote. */
export interface QuoteFields {
  lines: readonly QuoteLine[];
  termMonths: number;
  discountPercent: number;
  discountReason: string;
  taxName: string;
  taxPercent: number;
  /** e.g. "2026-12-16". */
  validUntil: string;
  note: string;
}

export type QuoteErrors = Partial<Record<keyof QuoteFields, string>>;

const MOST_LINES = 40;
const MOST_CENTS = 100_000_000;
const LONGEST_NOTE = 2000;

/** What keeps a quote from being sent, in words for who writes it. `today` is the office's day. */
export function quoteErrors(fields: QuoteFields, today: string): QuoteErrors {
  const { lines, termMonths, discountPercent, discountReason, taxPercent, taxName, validUntil, note } =
    fields;
  return {
    ...(!areGood(lines) && { lines: "Each line needs a title, a price and a quantity" }),
    ...(!(isWhole(termMonths) && termMonths >= 1 && termMonths <= 60) && {
      termMonths: "The term is 1 to 60 months",
    }),
    ...(!isPercent(discountPercent) && { discountPercent: "The discount is 0 to 100 percent" }),
    ...(discountPercent > 0 && !discountReason && { discountReason: "Say why there is a discount" }),
    ...(!isPercent(taxPercent) && { taxPercent: "The tax is 0 to 100 percent" }),
    ...(taxPercent > 0 && !taxName && { taxName: "Name the tax" }),
    ...(!isDay(validUntil) || validUntil < today ? { validUntil: "Choose a day that is still to come" } : {}),
    ...(note.length > LONGEST_NOTE && { note: `At most ${LONGEST_NOTE} characters` }),
  };
}

/** Without control characters, and with no more decimals than money and percentages have. */
export function cleanFields(fields: QuoteFields): QuoteFields {
  return {
    ...fields,
    lines: fields.lines.map((line) => ({
      ...line,
      title: cleanText(line.title).slice(0, 200),
      detail: cleanText(line.detail).slice(0, 500),
    })),
    discountPercent: Math.round(fields.discountPercent * 100) / 100,
    taxPercent: Math.round(fields.taxPercent * 100) / 100,
    discountReason: cleanText(fields.discountReason).slice(0, 200),
    taxName: cleanText(fields.taxName).slice(0, 40),
    note: cleanText(fields.note),
  };
}

function areGood(lines: readonly QuoteLine[]): boolean {
  return (
    lines.length > 0 &&
    lines.length <= MOST_LINES &&
    lines.every(
      ({ title, unitCents, quantity }) =>
        title !== "" &&
        isWhole(unitCents) &&
        unitCents > 0 &&
        unitCents <= MOST_CENTS &&
        isWhole(quantity) &&
        quantity >= 1 &&
        quantity <= 9999,
    )
  );
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value);
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
