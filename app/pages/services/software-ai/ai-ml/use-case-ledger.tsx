import { SiteLink } from "~/ui/site-link";
import type { IndustryUseCase } from "./content";

/** A ledger: the industry, what the model prepares, what gets better. */
export function UseCaseLedger({ entries }: { entries: readonly IndustryUseCase[] }) {
  return (
    <ul className="border-t border-axis">
      {entries.map(({ industry, to, useCase, description, benefits }) => (
        <li key={industry} className="grid-12 gap-y-3 border-b border-rule-2 py-7">
          <p className="col-span-full md:col-span-2">
            <SiteLink
              to={to}
              className="inline-block border-b border-rule-2 text-small font-strong transition-colors hover:border-current"
            >
              {industry}
            </SiteLink>
          </p>
          <div className="col-span-full md:col-span-6 md:pr-8">
            <h3 className="text-h3">{useCase}</h3>
            <p className="mt-2 max-w-[54ch] text-ink-2">{description}</p>
          </div>
          <p className="col-span-full border-l-[3px] border-accent pl-4 md:col-span-4 md:self-start">
            <span className="label-text block text-ink-3">Benefit</span>
            <span className="font-medium tracking-[-0.01em]">{benefits}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
