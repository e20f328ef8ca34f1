import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { SiteLink } from "~/ui/site-link";
import type { ProcessUseCase } from "./content";

// Its own file, so that no other page loads it.
import "../figures.css";

/**
 * Each process as a chain of steps: what software takes over is outlined, what a person does is filled. On a phone the
 * chain is small and opens.
 */
export function ProcessChains({ entries }: { entries: readonly ProcessUseCase[] }) {
  return (
    <ul className="border-t border-axis">
      {entries.map((entry) => (
        <li key={entry.process} className="grid-12 border-b border-rule-2 pt-5 pb-1.5 sm:gap-y-4 sm:py-8">
          <div className="col-span-full md:col-span-4 md:pr-6">
            <Industry {...entry} />
            <h3 className="mt-2.5 text-h4 sm:text-h3">{entry.process}</h3>
            <p className="mt-1 max-w-[44ch] text-small text-ink-2 sm:mt-2">{entry.description}</p>
          </div>
          <Folded className="col-span-full md:col-span-8" title={<SmallChain steps={entry.steps} />}>
            <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:flex lg:gap-0">
              {entry.steps.map((step, index) => (
                <Step key={step} step={step} number={index + 1} />
              ))}
            </ol>
            <p className="mt-4 max-w-[60ch] font-medium tracking-control">{entry.impact}</p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}

/** What a phone shows of a chain until it is opened. */
function SmallChain({ steps }: Pick<ProcessUseCase, "steps">) {
  const byPerson = steps.filter(isPersons).length;
  return (
    <span className="flex items-center gap-3 text-small font-medium sm:hidden">
      <span aria-hidden className="flex gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={cx(
              "h-4 w-3 border",
              isPersons(step) ? "border-ink bg-ink" : "border-control bg-surface",
            )}
          />
        ))}
      </span>
      {`${steps.length} steps, ${byPerson} by a person`}
    </span>
  );
}

function isPersons(step: string): boolean {
  return step.endsWith("*");
}

/** A link of the chain; where there is no room for a chain, its number says where it belongs. */
function Step({ step, number }: { step: string; number: number }) {
  const person = isPersons(step);
  return (
    <li className="chain-step flex lg:items-center">
      <span
        className={cx(
          "label-text flex-1 border px-2.5 py-2 lg:flex-none",
          person ? "border-ink bg-ink text-paper" : "border-rule-2 bg-surface text-ink-2",
        )}
      >
        <span aria-hidden className="mr-2 lg:hidden">
          {number}
        </span>
        {person ? step.slice(0, -1) : step}
        {person && <span className="sr-only"> (by a person)</span>}
      </span>
    </li>
  );
}

function Industry({ industry, to }: ProcessUseCase) {
  return (
    <p className="text-small font-strong">
      {to ? (
        <SiteLink
          to={to}
          className="inline-block border-b border-rule-2 transition-colors hover:border-current"
        >
          {industry}
        </SiteLink>
      ) : (
        industry
      )}
    </p>
  );
}
