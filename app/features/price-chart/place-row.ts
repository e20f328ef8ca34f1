import type { ListedPlan } from "~/catalogue/listed-plan";
import { positionOf } from "./dollar-scale";
import { type Placeable, type Placement, placeLabels, type Side, type Span } from "./place-labels";

export interface Mark {
  plan: ListedPlan;
  /** Solid: one month of it. Hollow: the price as it is quoted. */
  kind: "month" | "quoted";
  dollars: number;
}

/** Words beside a mark. */
export interface Label {
  /** Each as loud as it is important. */
  parts: readonly LabelPart[];
  only?: Side;
}

export interface LabelPart {
  text: string;
  tone?: "strong" | "quiet";
}

export type PlacedLabel = Label & { side: Side };

export interface LabelledMark<L extends Label = PlacedLabel> extends Mark {
  labels: readonly L[];
}

/** One line of marks with their labels. */
export interface Row<L extends Label = PlacedLabel> {
  /** The plan that the row is about, where it is about one. */
  plan?: ListedPlan;
  marks: readonly LabelledMark<L>[];
  /** What a tie means, in its middle. */
  tieNote?: string;
  /** Where agreed prices are named, at the end of the scale. */
  agreed?: { plan: ListedPlan; text: string };
  /** By how much its labels cover something at the narrowest; a test wants nothing. */
  overlap: number;
}

export type UnplacedRow = Omit<Row<Label>, "overlap">;

/** The narrowest chart that has labels beside its marks. On wider ones marks only move apart. */
const NARROWEST = 1184;

/** From the middle of a mark to its label; a hollow mark is wider. */
export const GAPS = { month: 7, quoted: 10 };

/** The row with a side for each of its labels. `name` is what stands at the left end of it. */
export function placeRow(row: UnplacedRow, name: Span | undefined): Row {
  const end = row.agreed ? [[NARROWEST - narrowWidth(row.agreed.text), NARROWEST] as const] : [];
  const taken = [...row.marks.map(markSpan), ...(name ? [name] : []), ...end];
  const labels = row.marks.flatMap((mark) => mark.labels.map((label) => placeable(mark, label)));
  const { sides, overlap }: Placement = placeLabels(labels, taken, NARROWEST);
  const next = sides.values();
  return {
    ...row,
    marks: row.marks.map((mark) => ({
      ...mark,
      labels: mark.labels.map((label) => ({ ...label, side: next.next().value ?? "right" })),
    })),
    overlap,
  };
}

function placeable({ dollars, kind }: Mark, { parts, only }: Label): Placeable {
  const width = narrowWidth(parts.map(({ text }) => text).join(" "));
  return { at: toPixels(dollars), width, gap: GAPS[kind], ...(only && { only }) };
}

function markSpan({ dollars, kind }: Mark): Span {
  const half = kind === "quoted" ? 4 : 2.5;
  return [toPixels(dollars) - half, toPixels(dollars) + half];
}

export function toPixels(dollars: number): number {
  return (positionOf(dollars) / 100) * NARROWEST;
}

/**
 * How wide a text is in the chart's narrow cut at 12.5 pixels, before a browser can measure it: a little more than it
 * will be, so that what has room here has room on the page.
 */
export function narrowWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[.,:' ]/.test(letter)) return 3.6;
  if (/[ijlft/]/.test(letter)) return 4.4;
  return /[A-Zmw×÷+]/.test(letter) ? 9.4 : 7.1;
}
