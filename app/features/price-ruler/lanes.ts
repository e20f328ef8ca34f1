import { type ListedPlan, monthText, type PriceLine } from "~/catalogue/listed-plan";
import { formatPrice } from "~/lib/format/format-price";
import { narrowWidth } from "./narrow-text";
import { type Placeable, type Placement, placeLabels, type Side, type Span } from "./place-labels";
import { positionOf } from "./price-scale";

/** The shortest ruler that has labels beside its marks. On longer ones marks only move apart. */
const NARROWEST = 1184;

export interface Mark {
  plan: ListedPlan;
  /** Solid: one month of it. Hollow: the price as it is quoted. */
  kind: "month" | "quoted";
  dollars: number;
}

export interface Label {
  /** The words, each as loud as it is important. */
  parts: readonly LabelPart[];
  dollars: number;
  /** Its mark is hollow, which is wider. */
  besideHollow: boolean;
  only?: Side;
}

export interface LabelPart {
  text: string;
  tone?: "strong" | "quiet";
}

/** One line of marks with its labels. */
export interface Row {
  /** The plan that the row is about, where it is about one. */
  plan?: ListedPlan;
  marks: readonly Mark[];
  labels: readonly (Label & { side: Side })[];
  /** What a tie means, in its middle. */
  tieNote?: string;
  /** Where agreed prices are named, at the end of the scale. */
  agreed?: { plan: ListedPlan; text: string };
  /** By how much its labels cover something at the narrowest; a test wants nothing. */
  overlap: number;
}

export interface Lane {
  line: PriceLine;
  /** "per month", or what else its prices are for. */
  period: string;
  /** The name stands above the marks, where they begin at the left edge. */
  nameAbove: boolean;
  rows: readonly Row[];
}

/** A line as all lines are shown: its plans in one row, or one row each where a quoted price is tied to its month. */
export function laneOf(line: PriceLine): Lane {
  const priced = line.plans.filter(isPriced);
  const tied = priced.some(isTied);
  if (tied && priced.length > MOST_ROWS)
    return lane(line, [{ marks: marksOf(priced), labels: rangeLabels(priced) }]);
  if (tied) {
    return lane(
      line,
      priced.map((plan, index) => ({
        marks: marksOf([plan]),
        labels: tiedLabels(plan),
        ...(index === 0 && line.tie && { tieNote: line.tie }),
      })),
    );
  }
  const agreed = line.plans.find(({ price }) => price === "Custom");
  return lane(line, [
    {
      marks: marksOf(priced),
      labels: priced.map((plan) => priceLabel(plan)),
      ...(agreed && { agreed: { plan: agreed, text: `${agreed.name}: Custom` } }),
    },
  ]);
}

/** A line alone: each plan in a row with its name, price and period. */
export function detailedLaneOf(line: PriceLine): Lane {
  return lane(
    line,
    line.plans.map((plan) =>
      isPriced(plan)
        ? { plan, marks: marksOf([plan]), labels: detailedLabels(plan) }
        : { plan, marks: [], labels: [], agreed: { plan, text: `${plan.name}: Custom` } },
    ),
  );
}

/** "$29–119", "$0.05–0.25". */
export function rangeText(
  plans: readonly ListedPlan[],
  textOf = (plan: ListedPlan) => formatPrice(plan.price),
): string {
  const sorted = plans.filter(isPriced).toSorted((one, other) => one.price - other.price);
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? `${textOf(first)}–${textOf(last).slice(1)}` : "";
}

const MOST_ROWS = 4;

type Priced = ListedPlan & { price: number };
type UnplacedRow = Omit<Row, "labels" | "overlap"> & { labels: readonly Label[] };

function isPriced(plan: ListedPlan): plan is Priced {
  return plan.price !== "Custom";
}

/** Whether it is quoted for another time than a month. */
function isTied({ price, month }: ListedPlan): boolean {
  return month !== undefined && month !== price;
}

function lane(line: PriceLine, rows: readonly UnplacedRow[]): Lane {
  const period = periodOf(line);
  const name: Span = [0, narrowWidth(`${line.name} ${period}`) * 1.1 + 12];
  const reachesLeft = rows[0]?.marks.some(({ dollars }) => toPixels(dollars) < name[1]) ?? false;
  return {
    line,
    period,
    nameAbove: reachesLeft,
    rows: rows.map((row, index) => placed(row, index === 0 && !reachesLeft ? name : undefined)),
  };
}

function periodOf({ plans }: PriceLine): string {
  const periods = new Set(plans.flatMap(({ period }) => period ?? []));
  return [...periods].join(", or ");
}

function placed(row: UnplacedRow, name: Span | undefined): Row {
  const end = row.agreed ? [[NARROWEST - narrowWidth(row.agreed.text), NARROWEST] as const] : [];
  const taken = [...row.marks.map(markSpan), ...(name ? [name] : []), ...end];
  const { sides, overlap }: Placement = placeLabels(row.labels.map(placeable), taken, NARROWEST);
  return {
    ...row,
    labels: row.labels.map((label, index) => ({ ...label, side: sides[index] ?? "right" })),
    overlap,
  };
}

function placeable({ dollars, parts, besideHollow, only }: Label): Placeable {
  const width = narrowWidth(parts.map(({ text }) => text).join(" "));
  return { at: toPixels(dollars), width, gap: besideHollow ? 10 : 7, ...(only && { only }) };
}

function markSpan({ dollars, kind }: Mark): Span {
  const half = kind === "quoted" ? 4 : 2.5;
  return [toPixels(dollars) - half, toPixels(dollars) + half];
}

function toPixels(dollars: number): number {
  return (positionOf(dollars) / 100) * NARROWEST;
}

function marksOf(plans: readonly Priced[]): Mark[] {
  return plans.flatMap((plan) => [
    ...(plan.month === plan.price ? [] : [{ plan, kind: "quoted" as const, dollars: plan.price }]),
    ...(plan.month === undefined ? [] : [{ plan, kind: "month" as const, dollars: plan.month }]),
  ]);
}

function priceLabel(plan: Priced): Label {
  return {
    parts: [{ text: formatPrice(plan.price), ...(plan.popular && { tone: "strong" }) }],
    dollars: plan.price,
    besideHollow: plan.month === undefined,
  };
}

function monthLabel(plan: ListedPlan, only: Side): Label {
  return { parts: [{ text: monthText(plan) }], dollars: plan.month ?? 0, besideHollow: false, only };
}

/** An hourly price lies left of its month, a yearly one right of it; the tie between them stays free. */
function tiedLabels(plan: Priced): Label[] {
  return [
    { ...priceLabel(plan), besideHollow: true, only: "right" },
    monthLabel(plan, plan.price < (plan.month ?? 0) ? "right" : "left"),
  ];
}

/** Eight domains have no room for eight prices: the lowest and the highest of each kind of mark. */
function rangeLabels(plans: readonly Priced[]): Label[] {
  const months = plans.map(({ month }) => month ?? 0);
  const prices = plans.map(({ price }) => price);
  return [
    {
      parts: [{ text: rangeText(plans, monthText) }],
      dollars: Math.min(...months),
      besideHollow: false,
      only: "left",
    },
    { parts: [{ text: rangeText(plans) }], dollars: Math.max(...prices), besideHollow: true, only: "right" },
  ];
}

function detailedLabels(plan: Priced): Label[] {
  const month = plan.month ?? plan.price;
  const words: Label = {
    parts: [
      { text: plan.name, ...(plan.popular && { tone: "strong" }) },
      { text: formatPrice(plan.price), tone: "strong" },
      { text: plan.period ?? "", tone: "quiet" },
    ],
    dollars: Math.max(plan.price, month),
    besideHollow: plan.price > month || plan.month === undefined,
  };
  return isTied(plan) ? [{ ...words, only: "right" }, monthLabel(plan, "left")] : [words];
}
