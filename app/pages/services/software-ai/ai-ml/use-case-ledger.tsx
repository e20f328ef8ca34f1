import { SiteLink } from "~/ui/site-link";
import { SideNote } from "~/ui/side-note";
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
          <SideNote label="Benefit" className="col-span-full border-accent md:col-span-4 md:self-start">
            {benefits}
          </SideNote>
        </li>
      ))}
    </ul>
  );
}
