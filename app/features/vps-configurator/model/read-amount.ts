import { groupDigits } from "../../../lib/format/group-digits.ts";

/** What can be chosen of something. */
export interface Limits {
  min: number;
  max: number;
  step: number;
  unit: string;
}

export type Reading =
  /** As typed. */
  | { kind: "accepted"; value: number }
  /** A number, but not one that can be had: the nearest that can, and why. */
  | { kind: "corrected"; value: number; message: string }
  /** Nothing to go by. */
  | { kind: "refused"; message: string };

/** Understands what was typed or came in an address: whole numbers, also with thousands separators or a unit. */
export function readAmount(text: string, limits: Limits): Reading {
  const { min, max, step, unit } = limits;
  const range = `${shown(min)} to ${shown(max)}`;
  const typed = text.trim().replace(/\s*(gb|vcpu|cores?)$/i, "");
  if (typed === "") return { kind: "refused", message: `Enter a whole number from ${range}.` };
  if (/^[-+]?\d*[.,]\d+$/.test(typed) && !grouped.test(typed))
    return { kind: "refused", message: `Whole numbers only, from ${range}.` };
  if (!/^[-+]?\d+$/.test(typed) && !grouped.test(typed))
    return { kind: "refused", message: `That is not a number. Enter one from ${range}.` };

  const value = Number(typed.replaceAll(",", ""));
  const nearest = nearestAmount(value, limits);
  if (nearest === value) return { kind: "accepted", value };
  if (value < min) return corrected(nearest, `The least is ${shown(min)} ${unit}, so that is set.`);
  if (value > max) return corrected(nearest, `The most is ${shown(max)} ${unit}, so that is set.`);
  return corrected(nearest, `It comes in steps of ${step} ${unit}: set to ${shown(nearest)}.`);
}

function nearestAmount(value: number, { min, max, step }: Limits): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}

function corrected(value: number, message: string): Reading {
  return { kind: "corrected", value, message };
}

/** "1,000", but not "2,5": that is a decimal comma. */
const grouped = /^\d{1,3}(,\d{3})+$/;

function shown(value: number): string {
  return groupDigits(value);
}
