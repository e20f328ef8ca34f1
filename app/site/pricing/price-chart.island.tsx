import { priceAreas } from "~/catalogue/price-list.data";
import { EstimateToggle } from "~/features/estimate/estimate-toggle";
import { PriceRuler } from "~/features/price-ruler/price-ruler";
import type { PlanExtraProps } from "~/features/price-ruler/reading-panel";
import { island } from "~/lib/react/island";

/** Every price to scale, beside the heading of the page. `start` is the plan that the hairline stands at first. */
function PriceChart({ start }: { start: string }) {
  return <PriceRuler areas={priceAreas} start={start} Extra={AddToEstimate} />;
}

export default island(PriceChart);

function AddToEstimate({ plan, name }: PlanExtraProps) {
  return <EstimateToggle id={plan.id} name={name} />;
}
