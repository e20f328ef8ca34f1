import { type ListedPlan, monthText, type PriceArea, type PriceLine } from "~/catalogue/listed-plan";
import { formatPrice } from "~/lib/format/format-price";

/** A place where the hairline can stand: a plan with a price. */
export interface Stop {
  plan: ListedPlan;
  line: PriceLine;
  /** Its month, or what is paid once. */
  dollars: number;
}

/** All places, cheapest first. */
export function stopsOf(areas: readonly PriceArea[]): Stop[] {
  return areas
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      line.plans.flatMap((plan) => {
        const dollars = plan.month ?? plan.price;
        return dollars === "Custom" ? [] : [{ plan, line, dollars }];
      }),
    )
    .toSorted((one, other) => one.dollars - other.dollars);
}

/** Where the hairline stands before anyone moves it: the plan that is asked for, or else the first popular one. */
export function stopAt(stops: readonly Stop[], id: string): Stop | undefined {
  return stops.find(({ plan }) => plan.id === id) ?? stops.find(({ plan }) => plan.popular) ?? stops[0];
}

/** "$59 a month · 31 cost less", or "$2,999 paid once". */
export function readingText({ plan }: Stop): string {
  if (plan.month === undefined) return `${formatPrice(plan.price)} paid once`;
  const { cheaper = 0 } = plan;
  return `${monthText(plan)} a month · ${cheaper} ${cheaper === 1 ? "costs" : "cost"} less`;
}

/** "VPS Hosting Professional". */
export function nameOf({ plan, line }: Pick<Stop, "plan" | "line">): string {
  return `${line.name} ${plan.name}`;
}

const PAGE = 10;

/** Where a key leads, as the index of a stop; undefined for keys that don't move the hairline. */
export function keyTarget(key: string, index: number, count: number): number | undefined {
  const to = targets[key]?.(index, count);
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}

const targets: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  PageUp: (index) => index + PAGE,
  PageDown: (index) => index - PAGE,
  Home: () => 0,
  End: (_, count) => count - 1,
};
