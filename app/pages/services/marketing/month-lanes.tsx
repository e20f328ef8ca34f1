import { cx } from "~/lib/react/cx";
import { RuledList } from "~/ui/ruled-list";
import type { MonthStep } from "./content";

/** Four weeks as four lanes, each with its own week lit. */
export function MonthLanes({ steps }: { steps: readonly MonthStep[] }) {
  return (
    <ol className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2 md:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step.title}>
          <div aria-hidden className="flex gap-1">
            {steps.map((other, week) => (
              <span
                key={other.title}
                className={cx("h-2 flex-1", week === index ? "bg-accent" : "bg-rule")}
              />
            ))}
          </div>
          <p className="label-text mt-4 text-ink-3">{`Week ${index + 1}`}</p>
          <h3 className="mt-1 text-h3">{step.title}</h3>
          <p className="mt-2 text-ink-2">{step.description}</p>
          <RuledList items={step.activities} className="mt-4 text-ink-2 *:py-1.5" />
        </li>
      ))}
    </ol>
  );
}
