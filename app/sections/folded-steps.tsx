import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import type { ProcessStep } from "./process-steps";

/** Steps one under the other with small numerals, for a section that has more important things; on a phone each opens. */
export function FoldedSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="border-t border-axis">
      {steps.map(({ title, description, activities }, index) => (
        <li key={title} className="border-b border-rule-2 sm:py-3">
          <Folded
            title={
              <h3 className="flex items-baseline gap-4 text-h4">
                <span aria-hidden className="w-4 text-ink-3">
                  {index + 1}
                </span>
                {title}
              </h3>
            }
          >
            <div className="grid gap-x-(--gap) gap-y-2 pl-8 sm:auto-cols-fr sm:grid-flow-col">
              <p className="text-small text-ink-2">{description}</p>
              {activities && (
                <RuledList items={activities} rules="between" className="text-ink-2 *:py-1.5 *:first:pt-0" />
              )}
            </div>
          </Folded>
        </li>
      ))}
    </ol>
  );
}
