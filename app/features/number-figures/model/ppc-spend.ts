import { type PpcPlan, ppcPlans } from "../../../catalogue/plan-facts.data.ts";
import { formatPrice } from "../../../lib/format/format-price.ts";
import { dollars } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

export const ppcSpend: NumberFigure = {
  id: "ppc-spend",
  page: "PPC Services",
  service: "consultation",
  label: "Your ad spend, a month",
  unit: "$",
  example: 4000,
  min: 100,
  max: 100_000,
  answer: (spend) => {
    const plan = packageFor(spend);
    return `For *${dollars(spend)}* of ad spend a month, ${plan.name} fits: our fee is ${formatPrice(feeOf(plan))}, ${centsOfFee(plan, spend)} cents of each dollar.`;
  },
};

/** The largest package whose recommended spend is reached. */
export function packageFor(spend: number): PpcPlan {
  const [first, ...larger] = ppcPlans as readonly [PpcPlan, ...PpcPlan[]];
  return larger.findLast(({ adSpend }) => adSpend.dollars <= spend) ?? first;
}

export function feeOf({ price }: PpcPlan): number {
  return price === "Custom" ? 0 : price;
}

/** The fee's part of each dollar that leaves the client's account. */
export function centsOfFee(plan: PpcPlan, spend: number): number {
  return Math.round((feeOf(plan) / (feeOf(plan) + spend)) * 100);
}
