import { EstimateButton } from "./estimate-button";
import { toggle, useInEstimate } from "./use-estimate";

/** The button of a plan inside an island. Without scripts there is nothing to add to. */
export function EstimateToggle({ id, name }: { id: string; name: string }) {
  return <EstimateButton id={id} name={name} isIn={useInEstimate(id)} onClick={() => toggle(id)} />;
}
