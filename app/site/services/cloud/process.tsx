import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";

export interface Step {
  title: string;
  description: string;
  activities: readonly string[];
  /** What the customer holds at the end of the step. */
  outcome: string;
}

/** Steps as rows; the bar above each shows its quarter of the way; on a phone each opens. */
export function Process({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-y-4 sm:gap-y-10">
      {steps.map((step, index) => (
        <li key={step.title}>
          <svg aria-hidden width="100%" height="10" className="block">
            <rect y="4.5" width="100%" height="1" className="fill-rule-2" />
            <rect width={`${((index + 1) * 100) / steps.length}%`} height="10" className="fill-blue-3" />
            <rect
              x={`${(index * 100) / steps.length}%`}
              width={`${100 / steps.length}%`}
              height="10"
              className="fill-blue"
            />
          </svg>
          <div className="mt-2 grid grid-cols-[2.5rem_1fr] gap-x-(--gap) sm:mt-5">
            <span
              aria-hidden
              className="text-callout-6xl leading-none font-strong tracking-figure max-sm:mt-1"
            >
              {index + 1}
            </span>
            <Folded
              className="gap-x-(--gap) sm:grid sm:grid-cols-2"
              title={<h3 className="text-h4 sm:text-h3">{step.title}</h3>}
              lede={
                <span className="max-w-[42ch] text-ink-2 max-sm:text-small sm:mt-2 sm:block">
                  {step.description}
                </span>
              }
            >
              <div className="text-small">
                <RuledList
                  items={step.activities}
                  rules="below"
                  className="text-ink-2 *:border-rule-2 *:py-1.5 *:first:pt-0"
                />
                <p className="pt-2.5 font-strong">
                  <span className="sr-only">You get: </span>
                  {step.outcome}
                </p>
              </div>
            </Folded>
          </div>
        </li>
      ))}
    </ol>
  );
}
