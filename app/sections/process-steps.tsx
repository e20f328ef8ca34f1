import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";

export interface ProcessStep {
  title: string;
  description: string;
  /** What is done in this step; each a few words. */
  activities?: readonly string[];
}

/**
 * Steps as a staircase that goes down to the right; on a tablet two abreast, on a phone one below the other, where what
 * is done in a step is folded.
 */
export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="grid gap-y-4 sm:gap-y-9 sm:grid-cols-2 md:grid-flow-col md:auto-cols-fr">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={cx("relative pt-3 sm:pt-6 sm:pr-5 md:border-l md:border-rule-2 md:pl-5", stairs[index])}
        >
          <span
            aria-hidden
            className={cx("absolute -top-1 left-0 h-2.25 w-full", bars[index % bars.length])}
          />
          <StepText {...step} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function StepText({ title, description, activities, number }: ProcessStep & { number: number }) {
  const heading = (
    <h3 className="flex items-baseline gap-3 text-callout-sm leading-tight font-strong tracking-title md:block">
      <span aria-hidden className="block text-step md:mb-3">
        {number}
      </span>
      {title}
    </h3>
  );
  const lede = <span className="block text-plain leading-[1.48] text-ink-2 sm:mt-2">{description}</span>;
  if (!activities) {
    return (
      <>
        {heading}
        {lede}
      </>
    );
  }
  return (
    <Folded title={heading} lede={lede}>
      <RuledList items={activities} className="text-ink-2 *:py-1.5 sm:mt-3" />
    </Folded>
  );
}

const stairs = ["", "md:mt-11", "md:mt-22", "md:mt-33", "md:mt-44", "md:mt-55"];
const bars = ["bg-tier-4", "bg-tier-3", "bg-tier-2", "bg-tier-2", "bg-tier-1"];
