import { RuledList } from "~/ui/ruled-list";
import type { RolloutStep } from "./content";

/** Four steps side by side; the bar over each shows how much of the way is done. */
export function Rollout({ steps }: { steps: readonly RolloutStep[] }) {
  return (
    <ol className="grid gap-x-(--gap) gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step.title} className="flex flex-col">
          <svg aria-hidden width="100%" height="12" className="block">
            {steps.map((each, part) => (
              <rect
                key={each.title}
                x={`${part * 25}%`}
                width="23.5%"
                height="12"
                className={part <= index ? "fill-blue" : "fill-rule"}
              />
            ))}
          </svg>
          <h3 className="mt-5 text-h3">{step.title}</h3>
          <p className="mt-2 text-ink-2">{step.description}</p>
          <RuledList items={step.activities ?? []} className="mt-4 mb-5 text-ink-2 *:py-1.5" />
          <p className="mt-auto border-t border-axis pt-3 text-small">
            <span className="text-ink-3">Way back: </span>
            <strong className="font-strong">{step.wayBack}</strong>
          </p>
        </li>
      ))}
    </ol>
  );
}
