import { EstimateToggle } from "~/features/estimate/estimate-toggle";
import type { PlanExtraProps } from "~/features/price-ruler/reading-panel";

/** Adds a plan to the estimate: in each row of the tables, and beside the plan on the line. */
export function EstimateSlot({ plan, name }: PlanExtraProps) {
  return <EstimateToggle id={plan.id} name={name} />;
}
