import { SideNote } from "~/ui/side-note";
import type { StrategyPhase } from "./content";

/** Phases as the lines of a ledger: what is done on the left, what you get on the right. */
export function PhaseLedger({ phases }: { phases: readonly StrategyPhase[] }) {
  return (
    <ol className="border-t border-axis">
      {phases.map((phase, index) => (
        <li key={phase.title} className="grid-12 gap-y-3 border-b border-rule py-7">
          <div className="col-span-full flex items-baseline gap-4 text-h3 md:col-span-3">
            <span aria-hidden className="w-8 shrink-0 text-ink-3 tabular-nums">
              {`0${index + 1}`}
            </span>
            <h3>{phase.title}</h3>
          </div>
          <div className="col-span-full md:col-span-5 md:pr-6">
            <p>{phase.description}</p>
            <p className="mt-1.5 text-small text-ink-2">{phase.activities.join(". ")}.</p>
          </div>
          <SideNote label="You get" className="col-span-full border-accent md:col-span-4">
            {phase.deliverable}
          </SideNote>
        </li>
      ))}
    </ol>
  );
}
