import { Folded } from "~/ui/folded";
import { SiteLink } from "~/ui/site-link";
import { SideNote } from "~/ui/side-note";
import type { IndustryUseCase } from "./content";

/** A ledger: the industry, what the model prepares, what gets better; on a phone the last is folded. */
export function UseCaseLedger({ entries }: { entries: readonly IndustryUseCase[] }) {
  return (
    <ul className="border-t border-axis">
      {entries.map(({ industry, to, useCase, description, benefits }) => (
        <li key={industry} className="grid-12 border-b border-rule-2 pt-4 pb-1.5 sm:gap-y-3 sm:py-7">
          <p className="col-span-full md:col-span-2">
            <SiteLink
              to={to}
              className="inline-block border-b border-rule-2 text-small font-strong transition-colors hover:border-current"
            >
              {industry}
            </SiteLink>
          </p>
          <Folded
            className="col-span-full md:col-span-10 md:grid md:grid-cols-subgrid md:[&>summary]:col-span-6 md:[&>summary]:pr-8 md:details-content:col-span-4"
            title={<h3 className="text-h4 sm:text-h3">{useCase}</h3>}
            lede={
              <span className="max-w-[54ch] text-ink-2 max-sm:text-small sm:mt-2 sm:block">
                {description}
              </span>
            }
          >
            <SideNote label="Benefit" className="border-accent sm:max-md:mt-3">
              {benefits}
            </SideNote>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
