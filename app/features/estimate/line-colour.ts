import { offerCalled } from "~/catalogue/offer";
import { type Area, areaOf } from "~/site-map";
import type { EstimateLine } from "./model/estimate";

/** The accent of a line's area, and how much of it: lines of one area stay apart. */
export interface LineColour {
  area: Area;
  shade: number;
}

const SHADES = 4;

export function lineColours(lines: readonly EstimateLine[]): LineColour[] {
  const seen = new Map<Area, number>();
  return lines.map(({ plan }) => {
    const area = areaOf(offerCalled(plan)?.page ?? "") ?? "hosting";
    const before = seen.get(area) ?? 0;
    seen.set(area, before + 1);
    return { area, shade: before % SHADES };
  });
}

/** What an element drawn in the colour needs; the style sheet does the rest. */
export function shadeOf({ area, shade }: LineColour) {
  return { className: `area-${area} estimate-shade`, "data-shade": shade } as const;
}
