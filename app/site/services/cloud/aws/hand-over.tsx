import { cx } from "~/lib/react/cx";
import type { ProcessStep } from "~/sections/process-steps";
import { StepColumns } from "~/sections/step-columns";

export interface HandOverStep extends ProcessStep {
  /** How many of the four duties are with us after the step. */
  ours: 0 | 1 | 3 | 4;
}

const duties = ["Security", "Changes", "Patching", "On-call"];

/** Four steps; the boxes above each show which duties have moved. */
export function HandOver({ steps }: { steps: readonly HandOverStep[] }) {
  return <StepColumns steps={steps} layout="ruled" Drawing={Duties} />;
}

function Duties({ step: { ours } }: { step: HandOverStep }) {
  return (
    <ul className="grid grid-cols-4 gap-1">
      {duties.map((duty, index) => (
        <li key={duty}>
          <span
            aria-hidden
            className={cx("block h-8 border", index < ours ? "border-blue bg-blue" : "hatched border-rule-2")}
          />
          <span className="label-text mt-1 block text-mark text-ink-3">{duty}</span>
          <span className="sr-only">{index < ours ? ": with us" : ": with you"}</span>
        </li>
      ))}
    </ul>
  );
}
