import { groupDigits } from "../../../lib/format/group-digits.ts";
import type { NumberFigure } from "./number-figure.ts";

/** Loads of the example sale day, in per cent of the busiest hour of the year before. */
export const saleLoads = { peak: 220, tested: 250 };

export const shopOrders: NumberFigure = {
  id: "shop-orders",
  page: "E-commerce",
  service: "consultation",
  label: "Orders in your busiest hour",
  example: 400,
  min: 10,
  max: 100_000,
  answer: (orders) =>
    `*${groupDigits(orders)} orders* in last year's busiest hour become ${ordersAt(saleLoads.peak, orders)} on the example sale day. We test for ${ordersAt(saleLoads.tested, orders)}.`,
};

export function ordersAt(load: number, orders: number): string {
  return groupDigits(Math.round((orders * load) / 100));
}
