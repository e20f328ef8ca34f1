import { cx } from "~/lib/react/cx";
import { RuledList } from "~/ui/ruled-list";

export interface ProcessStep {
  title: string;
  description: string;
  /** What is done in this step; each a few words. */
  activities?: readonly string[];
}

/** Steps as a staircase that goes down to the right; on a tablet two abreast, on a phone one below the other. */
export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="grid gap-y-9 sm:grid-cols-2 md:grid-flow-col md:auto-cols-fr">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={cx("relative pt-6 sm:pr-5 md:border-l md:border-rule-2 md:pl-5", stairs[index])}
        >
          <span
            aria-hidden
            className={cx("absolute -top-1 left-0 h-2.25 w-full", bars[index % bars.length])}
          />
          <div className="flex items-baseline gap-3 md:block">
            <span
              aria-hidden
              className="block text-[2.5rem] leading-none font-strong tracking-[-0.055em] md:text-[3.25rem]"
            >
              {index + 1}
            </span>
            <h3 className="text-[1.375rem] leading-tight font-strong tracking-[-0.022em] md:mt-3">
              {step.title}
            </h3>
          </div>
          <p className="mt-2 text-[1rem] leading-[1.48] text-ink-2">{step.description}</p>
          {step.activities && <RuledList items={step.activities} className="mt-3 text-ink-2 *:py-1.5" />}
        </li>
      ))}
    </ol>
  );
}

const stairs = ["", "md:mt-11", "md:mt-22", "md:mt-33", "md:mt-44", "md:mt-55"];
const bars = ["bg-tier-4", "bg-tier-3", "bg-tier-2", "bg-tier-2", "bg-tier-1"];
