import { RuledList } from "~/ui/ruled-list";
import type { AutomationStep } from "./content";

/** Four steps down the page, large numerals in the margin, and what each leaves in your hands. */
export function StepTable({ steps }: { steps: readonly AutomationStep[] }) {
  return (
    <ol className="border-t border-rule-2">
      {steps.map((step, index) => (
        <li key={step.title} className="grid-12 gap-y-4 border-b border-rule-2 py-8 md:py-10">
          <span aria-hidden className="col-span-2 text-figure text-ink-3 md:col-span-1">
            {index + 1}
          </span>
          <div className="col-span-10 md:col-span-4 md:pr-6">
            <h3 className="text-h3">{step.title}</h3>
            <p className="mt-2 max-w-[40ch] text-ink-2">{step.description}</p>
          </div>
          <RuledList
            items={step.activities}
            rules="between"
            className="col-span-10 col-start-3 text-ink-2 md:col-span-4 md:col-start-auto md:pr-6 *:first:pt-0"
          />
          <p className="col-span-10 col-start-3 md:col-span-3 md:col-start-auto">
            <span className="label-text block text-ink-3">You hold</span>
            <span className="font-medium tracking-[-0.01em]">{step.result}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
