import { priceAreas } from "~/catalogue/price-list.data";
import { EstimateToggle } from "~/features/estimate/estimate-toggle";
import { PriceChart } from "~/features/price-chart/price-chart";
import type { PlanExtraProps } from "~/features/price-chart/reading-panel";
import { island } from "~/lib/react/island";

/** Every price to scale, beside the heading of the page. `start` is the plan that the hairline stands at first. */
function PricingChart({ start }: { start: string }) {
  return <PriceChart areas={priceAreas} start={start} Extra={AddToEstimate} />;
}

export default island(PricingChart);

function AddToEstimate({ plan, name }: PlanExtraProps) {
  return <EstimateToggle id={plan.id} name={name} />;
}
