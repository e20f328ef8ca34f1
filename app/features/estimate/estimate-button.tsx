import type { ComponentProps } from "react";

import "./estimate.css";

interface EstimateButtonProps extends Pick<ComponentProps<"button">, "onClick"> {
  /** The plan's id; "domain-com" for a domain. */
  id: string;
  /** As it is named in the estimate, e.g. "VPS Hosting, Professional". */
  name: string;
  isIn: boolean;
}

/** A plus beside a plan, a tick once it is in the estimate: the style sheet shows one of them. */
export function EstimateButton({ id, name, isIn, onClick }: EstimateButtonProps) {
  return (
    <button
      type="button"
      value={id}
      aria-pressed={isIn}
      aria-label={`Add ${name} to the estimate`}
      onClick={onClick}
      className="estimate-toggle"
    >
      <svg aria-hidden width="18" height="18" viewBox="0 0 24 24">
        <path d="M5 12h14M12 5v14" />
        <path d="M20 6 9 17l-5-5" />
      </svg>
    </button>
  );
}
