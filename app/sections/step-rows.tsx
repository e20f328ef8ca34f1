import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import type { ProcessStep } from "./process-steps";

export interface StepRow extends ProcessStep {
  activities: readonly string[];
  /** What the customer holds after the step; either all steps have it or none. */
  result?: string;
}

export interface StepRowsProps {
  steps: readonly StepRow[];
  /** Smaller titles and numerals, for a section that has more important things. */
  compact?: boolean;
}

/** Steps one under the other, each with a large numeral, and what is done in it on the right; a phone folds that. */
export function StepRows({ steps, compact }: StepRowsProps) {
  return (
    <ol className="border-t border-axis">
      {steps.map(({ title, description, activities, result }, index) => (
        <li
          key={title}
          className={cx(
            "grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-b border-rule-2 py-3 sm:gap-y-4 sm:py-7 md:gap-x-6",
            result === undefined
              ? "md:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,4fr)]"
              : "md:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]",
          )}
        >
          <span
            aria-hidden
            className={cx(
              "leading-[0.9] font-strong tracking-figure max-sm:mt-2",
              compact ? "text-callout-4xl" : "text-callout-6xl",
            )}
          >
            {index + 1}
          </span>
          <Folded
            className="md:col-span-2 md:grid md:grid-cols-subgrid"
            title={<h3 className={cx("text-h4", !compact && "sm:text-h3")}>{title}</h3>}
            lede={
              <span className="max-w-[44ch] text-ink-2 max-sm:text-small sm:mt-1.5 sm:block">
                {description}
              </span>
            }
          >
            <RuledList
              items={activities}
              rules="between"
              className="text-ink-2 *:py-1.5 *:first:pt-0 sm:max-md:mt-4"
            />
          </Folded>
          {result && (
            <p className="max-md:col-start-2 max-sm:mb-2 max-sm:text-small">
              <span className="label-text text-ink-3 sm:block">You hold </span>
              <span className="font-medium tracking-control">{result}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
