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

const scales: Record<string, number> = { k: 1000, m: 1_000_000 };

/**
 * The digits of "18,000.50" as a program writes them. A comma groups, even while a digit of "18,00" is missing or one of
 * "18,0000" is new; with a single digit behind it, as in "1,5", it is a decimal comma. A point groups before three or more.
 */
function plainDigits(digits: string): string {
  const [, whole = "", comma, point] = /^(.*?)(?:,(\d)|\.(\d{1,2}))?$/.exec(digits.replace(/\D+$/, "")) ?? [];
  return `${whole.replaceAll(/\D/g, "")}.${comma ?? point ?? 0}`;
}
