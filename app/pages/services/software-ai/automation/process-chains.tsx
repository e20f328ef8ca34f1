import { cx } from "~/lib/react/cx";
import { SiteLink } from "~/ui/site-link";
import type { ProcessUseCase } from "./content";

/** Each process as a chain of steps: what software takes over is outlined, what a person does is filled. */
export function ProcessChains({ entries }: { entries: readonly ProcessUseCase[] }) {
  return (
    <ul className="border-t border-axis">
      {entries.map((entry) => (
        <li key={entry.process} className="grid-12 gap-y-4 border-b border-rule-2 py-8">
          <div className="col-span-full md:col-span-4 md:pr-6">
            <Industry {...entry} />
            <h3 className="mt-2.5 text-h3">{entry.process}</h3>
            <p className="mt-2 max-w-[44ch] text-small text-ink-2">{entry.description}</p>
          </div>
          <div className="col-span-full md:col-span-8">
            <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:flex lg:gap-0">
              {entry.steps.map((step, index) => (
                <Step key={step} step={step} number={index + 1} />
              ))}
            </ol>
            <p className="mt-4 max-w-[60ch] font-medium tracking-[-0.01em]">{entry.impact}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A link of the chain; where there is no room for a chain, its number says where it belongs. */
function Step({ step, number }: { step: string; number: number }) {
  const person = step.endsWith("*");
  return (
    <li className="flex lg:items-center lg:not-first:flex-1 lg:not-first:before:h-1 lg:not-first:before:flex-1 lg:not-first:before:bg-rule-2">
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
