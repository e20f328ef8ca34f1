export interface Range {
  /** What counts while nothing is typed. */
  example: number;
  min: number;
  max: number;
}

export interface ReadNumber {
  value: number;
  /** Whose number it is, or which end of the range stands in for it. */
  from: "example" | "visitor" | "min" | "max";
}

/**
 * Understands what people type: "18000", "18,000", "18.000", "18 000", "$18k", "1.5m". A number out of range is clamped;
 * where there is none, the example counts.
 */
export function readNumber(typed: string, { example, min, max }: Range): ReadNumber {
  const [, sign = "", digits = "", scale = ""] = /([-−]?)[^\d-]*?(\d[\d.,'\s]*)\s*([km]?)/i.exec(typed) ?? [];
  if (digits === "") return { value: example, from: "example" };
  const number = Number(plainDigits(digits)) * (scales[scale.toLowerCase()] ?? 1);
  if (sign !== "" || number < min) return { value: min, from: "min" };
  if (number > max) return { value: max, from: "max" };
  return { value: Math.max(min, Math.round(number)), from: "visitor" };
}

/** The next round number up or down: steps of a tenth of the number's size, 24 → 25, 18,000 → 19,000. */
export function stepFrom(value: number, direction: 1 | -1, { min, max }: Pick<Range, "min" | "max">): number {
  // Downwards from 100 the steps are those of 99.
  const size = Math.floor(Math.log10(Math.max(1, direction > 0 ? value : value - 1)));
  const step = 10 ** Math.max(0, size - 1);
  const next = direction > 0 ? Math.floor(value / step + 1) * step : Math.ceil(value / step - 1) * step;
  return Math.min(max, Math.max(min, next));
}

const scales: Record<string, number> = { k: 1000, m: 1_000_000 };

/**
 * The digits of "18,000.50" as a program writes them. A comma groups, even while a digit of "18,00" is missing or one of
 * "18,0000" is new; with a single digit behind it, as in "1,5", it is a decimal comma. A point groups before three or more.
 */
function plainDigits(digits: string): string {
  const [, whole = "", comma, point] = /^(.*?)(?:,(\d)|\.(\d{1,2}))?$/.exec(digits.replace(/\D+$/, "")) ?? [];
  return `${whole.replaceAll(/\D/g, "")}.${comma ?? point ?? 0}`;
}
