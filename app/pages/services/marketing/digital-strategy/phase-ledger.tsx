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
          className="grid-12 border-b border-rule-2 pt-1.5 pb-5 sm:gap-y-3 sm:border-rule sm:py-7"
        >
          <Folded
            className="col-span-full md:col-span-8 md:grid md:grid-cols-subgrid md:[&>summary]:col-span-full md:[&>summary]:grid md:[&>summary]:grid-cols-subgrid md:details-content:col-[4/-1] md:details-content:pr-6"
            title={
              <h3 className="flex items-baseline gap-3 text-h4 sm:gap-4 sm:text-h3 md:col-span-3">
                <span aria-hidden className="shrink-0 text-ink-3 tabular-nums sm:w-8">
                  {`0${index + 1}`}
                </span>
                {phase.title}
              </h3>
            }
            lede={
              <span className="max-sm:text-small sm:max-md:mt-3 sm:block md:col-[4/-1] md:row-start-1 md:pr-6">
                {phase.description}
              </span>
            }
          >
            <p className="text-small text-ink-2 sm:mt-1.5">{phase.activities.join(". ")}.</p>
          </Folded>
          <SideNote label="You get" className="col-span-full border-accent md:col-span-4">
            {phase.deliverable}
          </SideNote>
        </li>
      ))}
    </ol>
  );
}
