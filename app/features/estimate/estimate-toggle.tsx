import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";

import "./estimate.css";
import { add, remove, useInEstimate } from "./use-estimate";

export interface EstimateToggleProps {
  /** The plan's id; "domain-com" for a domain. */
  id: string;
  /** As it is named in the estimate, e.g. "VPS Hosting, Professional". */
  name: string;
}

/** A plus beside a plan, a tick once it is in the estimate. Without scripts there is nothing to add to. */
export function EstimateToggle({ id, name }: EstimateToggleProps) {
  const isIn = useInEstimate(id);
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={`Add ${name} to the estimate`}
      onClick={() => (isIn ? remove(id) : add(id))}
      className="estimate-toggle"
    >
      {isIn ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
    </button>
  );
}
