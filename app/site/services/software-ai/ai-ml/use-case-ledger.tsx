import { Folded } from "~/ui/folded";
import { SiteLink } from "~/ui/site-link";
import { SideNote } from "~/ui/side-note";
import type { IndustryUseCase } from "./content";

/** A ledger: the industry, what the model prepares, what gets better; on a phone the last is folded. */
export function UseCaseLedger({ entries }: { entries: readonly IndustryUseCase[] }) {
  return (
    <ul className="border-t border-axis">
      {entries.map(({ industry, to, useCase, description, benefits }) => (
        <li
          key={industry}
          className="grid-12 border-b border-rule-2 pt-4 pb-1.5 sm:py-7 md:grid-rows-[auto_1fr]"
        >
          <p className="col-span-full md:col-span-2">
            <SiteLink
              to={to}
              className="inline-block border-b border-rule-2 text-small font-strong transition-colors hover:border-current"
            >
              {industry}
            </SiteLink>
          </p>
          <Folded
            intoGrid
            className="col-span-full"
            title={
              <h3 className="sm:col-span-full text-h4 sm:mt-3 sm:text-h3 md:col-span-6 md:mt-0 md:pr-8">
                {useCase}
              </h3>
            }
            lede={
              <span className="sm:col-span-full max-w-[54ch] text-ink-2 sm:row-auto max-sm:text-small sm:mt-2 md:col-span-6 md:col-start-3 md:pr-8">
                {description}
              </span>
            }
          >
            <SideNote
              label="Benefit"
              className="col-span-full border-accent sm:mt-3 md:col-span-4 md:col-start-9 md:row-span-2 md:row-start-1 md:mt-0 md:self-start"
            >
              {benefits}
            </SideNote>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
