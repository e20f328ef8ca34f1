import { cx } from "~/lib/react/cx";

export interface HandOverStep {
  title: string;
  description: string;
  activities: readonly string[];
  /** How many of the four duties are with us after the step. */
  ours: 0 | 1 | 3 | 4;
}

const duties = ["Security", "Changes", "Patching", "On-call"];

/** Four steps; the boxes above each show which duties have moved. */
export function HandOver({ steps }: { steps: readonly HandOverStep[] }) {
  return (
    <ol className="grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step.title} className="border-rule-2 sm:pr-6 lg:not-first:border-l lg:not-first:pl-6">
          <ul className="grid grid-cols-4 gap-1">
            {duties.map((duty, each) => (
              <li key={duty}>
                <span
                  aria-hidden
                  className={cx(
                    "block h-8 border",
                    each < step.ours ? "border-blue bg-blue" : "hatched border-rule-2",
                  )}
                />
                <span className="label-text mt-1 block text-[0.78125rem] text-ink-3">{duty}</span>
                <span className="sr-only">{each < step.ours ? ": with us" : ": with you"}</span>
              </li>
            ))}
          </ul>
          <h3 className="mt-6 text-h3">
            {index + 1}. {step.title}
          </h3>
          <p className="mt-2 text-ink-2">{step.description}</p>
          <ul className="mt-4 text-small text-ink-2">
            {step.activities.map((activity) => (
              <li key={activity} className="border-t border-rule-2 py-1.5">
                {activity}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
