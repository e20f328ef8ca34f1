import { StepColumns } from "~/sections/step-columns";
import type { AiStep } from "./content";

const rows = [0, 1, 2, 3];

/** Four steps in a row; each ends at a gate that asks whether to go on. One bar more is filled at each. */
export function StopGates({ steps }: { steps: readonly AiStep[] }) {
  return <StepColumns steps={steps} layout="ruled" Drawing={FilledBars} Foot={Gate} />;
}

function FilledBars({ index }: { index: number }) {
  return (
    <svg aria-hidden width="100%" height="38" className="block">
      {rows.map((row) => (
        <rect
          key={row}
          y={row * 10}
          width="100%"
          height="7"
          className={row <= index ? "fill-accent" : "fill-rule"}
        />
      ))}
    </svg>
  );
}

function Gate({ step }: { step: AiStep }) {
  return (
    <p className="mt-auto rounded-data bg-surface p-4 text-small">
      <span className="label-text mb-1 block text-ink-3">We stop here if</span>
      {step.stop}
    </p>
  );
}
