import { domainExtensions } from "~/catalogue/domains.data";
import type { Period } from "~/catalogue/period";
import type { Plan } from "~/catalogue/plan";
import { vps } from "~/catalogue/lines.data";
import { productLines } from "~/catalogue/lines";
import type { PricedSubject } from "~/enquiry/subject";

/** A price among those of the plans beside it. */
export interface PriceScale {
  price: number;
  /** The others', in order, none twice. */
  others: readonly number[];
  max: number;
}

/** Undefined where there is nothing to compare: an agreed price, a position. */
export function priceScale(subject: PricedSubject): PriceScale | undefined {
  switch (subject.kind) {
    case "plan":
      return subject.price === "Custom"
        ? undefined
        : scaleOf(subject.price, pricesBeside(subject.plan, subject.period));
    case "vps":
      return scaleOf(
        subject.price,
        vps.plans.map(({ price }) => price),
      );
    case "domain":
      return scaleOf(
        subject.price,
        domainExtensions.map(({ price }) => price),
      );
    case "position":
    case "figure":
    case "estimate":
      return undefined;
  }
}

/** Of the same product, for the same period. */
function pricesBeside(id: string, period: Period["text"] | undefined): Plan["price"][] {
  const line = productLines.find(({ plans }) => plans.some((plan) => plan.id === id));
  return (line?.plans ?? []).filter((plan) => plan.period?.text === period).map(({ price }) => price);
}

function scaleOf(price: number, prices: readonly Plan["price"][]): PriceScale {
  const others = [...new Set(prices)]
    .filter((each) => each !== "Custom")
    .filter((each) => each !== price)
    .toSorted((one, other) => one - other);
  return { price, others, max: Math.max(price, ...others) };
}
