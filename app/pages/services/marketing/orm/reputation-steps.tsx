import { RuledList } from "~/ui/ruled-list";
import type { ReputationStep } from "./content";

/** Steps one under the other, each with a large numeral and its activities beside it. */
export function ReputationSteps({ steps }: { steps: readonly ReputationStep[] }) {
  return (
    <ol className="border-t border-axis">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-rule py-7 md:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,4fr)] md:gap-x-6"
        >
          <span aria-hidden className="text-[2.75rem] leading-[0.9] font-strong tracking-[-0.05em]">
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3">{step.title}</h3>
            <p className="mt-1.5 text-ink-2">{step.description}</p>
          </div>
          <RuledList
            items={step.activities}
            rules="between"
            className="text-ink-2 max-md:col-start-2 *:py-1.5 *:first:pt-0"
          />
        </li>
      ))}
    </ol>
  );
}
