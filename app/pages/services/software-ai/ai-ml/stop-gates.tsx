import { RuledList } from "~/ui/ruled-list";
import type { AiStep } from "./content";

/** Four steps in a row; each ends at a gate that asks whether to go on. One bar more is filled at each. */
export function StopGates({ steps }: { steps: readonly AiStep[] }) {
  return (
    <ol className="grid gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step.title} className="flex flex-col border-l-2 border-axis pl-5 sm:pr-6 lg:last:pr-0">
          <svg aria-hidden width="100%" height="38" className="mb-5 block">
            {steps.map((_, row) => (
              <rect
                key={row}
                y={row * 10}
                width="100%"
                height="7"
                className={row <= index ? "fill-accent" : "fill-rule"}
              />
            ))}
          </svg>
          <h3 className="text-h3">
            <span aria-hidden className="mr-2 text-ink-3">
              {index + 1}
            </span>
            {step.title}
          </h3>
          <p className="mt-2 text-ink-2">{step.description}</p>
          <RuledList items={step.activities} className="mt-4 mb-6 text-ink-2 *:border-rule-2" />
          <p className="mt-auto rounded-data bg-surface p-4 text-small">
            <span className="label-text mb-1 block text-ink-3">We stop here if</span>
            {step.stop}
          </p>
        </li>
      ))}
    </ol>
  );
}
