import { type Position, positions } from "./positions.data.ts";

export function positionPath(id: string): string {
  return `/careers/${id}`;
}

/** Thousands of dollars a year, as the axis of the pay is lettered. */
export const payStep = 30;

/** The scale that all positions are drawn on. */
export const payScale = payScaleOf(positions.map(({ pay }) => pay));

/** $50k to $170k, and further by whole steps where a position needs it. */
export function payScaleOf(pays: readonly Position["pay"][]) {
  const below = 50 - Math.min(...pays.map(({ from }) => from));
  const above = Math.max(...pays.map(({ to }) => to)) - 170;
  return { from: 50 - stepsOver(below), to: 170 + stepsOver(above) };
}

function stepsOver(thousands: number): number {
  return Math.max(0, Math.ceil(thousands / payStep)) * payStep;
}
