import { Folded } from "~/ui/folded";
import { SideNote } from "~/ui/side-note";
import type { StrategyPhase } from "./content";

/** Phases as the lines of a ledger: what is done on the left, what you get on the right; a phone folds the tasks. */
export function PhaseLedger({ phases }: { phases: readonly StrategyPhase[] }) {
  return (
    <ol className="border-t border-axis">
      {phases.map((phase, index) => (
        <li
          key={phase.title}
          className="grid-12 border-b border-rule-2 pt-1.5 pb-5 sm:border-rule sm:py-7 md:grid-rows-[auto_1fr]"
        >
          <Folded
            intoGrid
            className="col-span-full"
            title={
              <h3 className="sm:col-span-full flex items-baseline gap-4 text-h4 sm:text-h3 md:col-span-3 md:row-span-2">
                <span aria-hidden className="w-8 shrink-0 text-ink-3 tabular">
                  {`0${index + 1}`}
                </span>
                {phase.title}
              </h3>
            }
            lede={
              <span className="sm:col-span-full sm:row-auto max-sm:text-small sm:mt-3 md:col-span-5 md:mt-0 md:pr-6">
                {phase.description}
              </span>
            }
          >
            <p className="col-span-full text-small text-ink-2 sm:mt-1.5 md:col-span-5 md:col-start-4 md:pr-6">
              {phase.activities.join(". ")}.
            </p>
          </Folded>
          <SideNote
            label="You get"
            className="col-span-full border-accent sm:mt-3 md:col-span-4 md:col-start-9 md:row-span-2 md:row-start-1 md:mt-0"
          >
            {phase.deliverable}
          </SideNote>
        </li>
      ))}
    </ol>
  );
}
