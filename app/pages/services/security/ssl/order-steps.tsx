import type { ProcessStep } from "~/sections/process-steps";
import { RuledList } from "~/ui/ruled-list";

/** From the order to the lock: each step a ruled row, what is done on its right. */
export function OrderSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="border-t border-axis">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-rule-2 py-6 lg:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span aria-hidden className="text-[2.25rem] leading-none font-strong tracking-[-0.05em]">
            {index + 1}
          </span>
          <div>
            <h3 className="text-h4">{step.title}</h3>
            <p className="mt-1.5 max-w-[44ch] text-ink-2">{step.description}</p>
          </div>
          <RuledList
            items={step.activities ?? []}
            rules="between"
            className="text-ink-2 max-lg:col-start-2 *:py-1"
          />
        </li>
      ))}
    </ol>
  );
}
