import { StepColumns } from "~/sections/step-columns";
import type { RolloutStep } from "./content";

const parts = [0, 1, 2, 3];

/** Four steps side by side; the bar over each shows how much of the way is done. */
export function Rollout({ steps }: { steps: readonly RolloutStep[] }) {
  return <StepColumns steps={steps} Drawing={Progress} Foot={WayBack} unnumbered />;
}

function Progress({ index }: { index: number }) {
  return (
    <svg aria-hidden width="100%" height="12" className="block">
      {parts.map((part) => (
        <rect
          key={part}
          x={`${part * 25}%`}
          width="23.5%"
          height="12"
          className={part <= index ? "fill-blue" : "fill-rule"}
        />
      ))}
    </svg>
  );
}

function WayBack({ step }: { step: RolloutStep }) {
  return (
    <p className="mt-auto border-t border-axis pt-3 text-small">
      <span className="text-ink-3">To undo: </span>
      <strong className="font-strong">{step.wayBack}</strong>
    </p>
  );
}
