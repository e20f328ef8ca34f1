import { type ListedPlan, monthText, type PriceArea, type PriceLine } from "~/catalogue/listed-plan";
import { formatPrice } from "~/lib/format/format-price";
import type { Span } from "./place-labels";
import {
  type Label,
  type LabelledMark,
  type Mark,
  narrowWidth,
  placeRow,
  type Row,
  toPixels,
  type UnplacedRow,
} from "./place-row";

export interface Lane {
  line: PriceLine;
  /** "per month", or what else its prices are for. */
  period: string;
  /** The name stands above the marks, where they begin at the left edge. */
  nameAbove: boolean;
  rows: readonly Row[];
}

/**
 * A line as all lines are shown: its plans in one row, or one row each where a quoted price is tied to its month or where prices
 * are too close for labels side by side.
 */
export function laneOf(line: PriceLine): Lane {
  const priced = line.plans.filter(isPriced);
  const agreed = line.plans.filter((plan) => !isPriced(plan)).map(agreedRow);
  const tied = priced.some(isTied);
  if (!tied) {
    const [first, ...others] = agreed;
    const marks = labelled(priced, ({ plan }) => [priceLabel(plan)]);
    const side = lane(line, [{ ...first, marks }, ...others]);
    if (side.rows.every(({ overlap }) => overlap === 0)) return side;
  }
  if (priced.length > MOST_ROWS) {
    const marks = labelled(priced, (mark) => rangeLabels(mark, priced));
    return lane(line, [{ marks }, ...agreed]);
  }
  const rows = priced.map((plan, index) => ({
    marks: labelled([plan], tied ? tiedLabels : () => [priceLabel(plan)]),
    ...(index === 0 && line.tie && { tieNote: line.tie }),
  }));
  return lane(line, [...rows, ...agreed]);
}

/** A line alone: each plan in a row with its name, price and period. */
export function detailedLaneOf(line: PriceLine): Lane {
  return lane(
    line,
    line.plans.map((plan) =>
      isPriced(plan) ? { plan, marks: labelled([plan], detailedLabels) } : { plan, ...agreedRow(plan) },
    ),
  );
}

function agreedRow(plan: ListedPlan): UnplacedRow {
  return { marks: [], agreed: { plan, text: `${plan.name}: Custom` } };
}

/** The marks of all lanes, in the order in which they are drawn. */
export function marksIn(areas: readonly PriceArea[]): Mark[] {
  return areas.flatMap(({ lines }) => lines).flatMap(({ plans }) => marksOf(plans.filter(isPriced)));
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
    rows: rows.map((row, index) => placeRow(row, index === 0 && !reachesLeft ? name : undefined)),
  };
}

function periodOf({ plans }: PriceLine): string {
  const periods = new Set(plans.flatMap(({ period }) => period?.text ?? []));
  return [...periods].join(", or ");
}

function marksOf(plans: readonly Priced[]): Mark[] {
  return plans.flatMap((plan) => [
    ...(plan.month === plan.price ? [] : [{ plan, kind: "quoted" as const, dollars: plan.price }]),
    ...(plan.month === undefined ? [] : [{ plan, kind: "month" as const, dollars: plan.month }]),
  ]);
}

function labelled(
  plans: readonly Priced[],
  labelsOf: (mark: Mark) => readonly Label[],
): LabelledMark<Label>[] {
  return marksOf(plans).map((mark) => ({ ...mark, labels: labelsOf(mark) }));
}

function priceLabel({ price, popular }: ListedPlan): Label {
  return { parts: [{ text: formatPrice(price), ...(popular && { tone: "strong" }) }] };
}

/** An hourly price lies left of its month, a yearly one right of it; the tie between them stays free. */
function tiedLabels({ plan, kind }: Mark): Label[] {
  if (kind === "quoted") return [{ ...priceLabel(plan), only: "right" }];
  return [{ parts: [{ text: monthText(plan) }], only: isHourly(plan) ? "right" : "left" }];
}

/** Eight domains have no room for eight prices: the lowest and the highest of each kind of mark. */
function rangeLabels({ plan, kind }: Mark, plans: readonly Priced[]): Label[] {
  const byPrice = plans.toSorted((one, other) => one.price - other.price);
  if (kind === "month" && plan === byPrice[0])
    return [{ parts: [{ text: rangeText(plans, monthText) }], only: "left" }];
  if (kind === "quoted" && plan === byPrice.at(-1))
    return [{ parts: [{ text: rangeText(plans) }], only: "right" }];
  return [];
}

/** Name, price and period right of the larger mark; what comes to a month left of its own. */
function detailedLabels({ plan, kind }: Mark): Label[] {
  const words: Label = {
    parts: [
      { text: plan.name, ...(plan.popular && { tone: "strong" }) },
      { text: formatPrice(plan.price), tone: "strong" },
      { text: plan.period?.text ?? "", tone: "quiet" },
    ],
  };
  if (!isTied(plan)) return [words];
  const larger = isHourly(plan) ? "month" : "quoted";
  return [
    ...(kind === larger ? [{ ...words, only: "right" as const }] : []),
    ...(kind === "month" ? [{ parts: [{ text: monthText(plan) }], only: "left" as const }] : []),
  ];
}

/** Whether it costs less than its month. */
function isHourly({ price, month = 0 }: ListedPlan): boolean {
  return price !== "Custom" && price < month;
}
