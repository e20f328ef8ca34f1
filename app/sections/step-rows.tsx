import { cx } from "~/lib/react/cx";
import { RuledList } from "~/ui/ruled-list";
import type { ProcessStep } from "./process-steps";

export interface StepRow extends ProcessStep {
  /** What the customer holds after the step; either all steps have it or none. */
  result?: string;
}

export interface StepRowsProps {
  steps: readonly StepRow[];
  /** Smaller titles and numerals, for a section that has more important things. */
  compact?: boolean;
}

/** Steps one under the other, each with a large numeral, and what is done in it on the right. */
export function StepRows({ steps, compact }: StepRowsProps) {
  return (
    <ol className="border-t border-axis">
      {steps.map(({ title, description, activities = [], result }, index) => (
        <li
          key={title}
          className={cx(
            "grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-rule-2 py-7 md:gap-x-6",
            result === undefined
              ? "md:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,4fr)]"
              : "md:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]",
          )}
        >
          <span
            aria-hidden
            className={cx(
              "leading-[0.9] font-strong tracking-[-0.05em]",
              compact ? "text-[2.25rem]" : "text-[2.75rem]",
            )}
          >
            {index + 1}
          </span>
          <div>
            <h3 className={compact ? "text-h4" : "text-h3"}>{title}</h3>
            <p className="mt-1.5 max-w-[44ch] text-ink-2">{description}</p>
          </div>
          <RuledList
            items={activities}
            rules="between"
            className="text-ink-2 *:py-1.5 *:first:pt-0 max-md:col-start-2"
          />
          {result && (
            <p className="max-md:col-start-2">
              <span className="label-text block text-ink-3">You hold</span>
              <span className="font-medium tracking-[-0.01em]">{result}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
