import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { type Glyph, glyphs } from "../glyphs";

export interface Solution extends Required<Service<Glyph>> {
  /** What it costs to be without: one or two sentences. */
  debit: string;
}

/** A ledger: the solution's name, what its absence costs, and what is built against it. */
export function SolutionLedger({ solutions }: { solutions: readonly Solution[] }) {
  return (
    <div>
      <div aria-hidden className="label-text grid-12 border-b border-axis pb-2 text-ink-3 max-md:hidden">
        <span className="md:col-span-5">The problem</span>
        <span className="md:col-span-7 md:pl-6">What we build</span>
      </div>
      <ul className="max-md:border-t max-md:border-axis">
        {solutions.map(({ glyph, title, debit, description, features, technologies }) => (
          <li key={title} className="grid-12 border-b border-rule-2">
            <div className="col-span-full grid grid-cols-[2.75rem_1fr] pt-4 sm:grid-cols-[3.5rem_1fr] md:col-span-5 md:py-7 md:pr-8">
              <BarGlyph drawing={glyphs[glyph]} className="size-7 sm:size-10" />
              <div>
                <h3 className="text-h4 sm:text-h3">{title}</h3>
                <p className="mt-1 max-w-[46ch] text-ink-2 max-sm:text-small sm:mt-2">{debit}</p>
              </div>
            </div>
            <div className="col-span-full pb-1 max-sm:pl-11 sm:py-5 md:col-span-7 md:border-l md:border-rule-2 md:py-7 md:pl-6">
              <Folded
                title={<span className="font-strong tracking-name max-sm:text-small">{description}</span>}
              >
                <div className="grid gap-x-6 gap-y-4 sm:mt-3 sm:grid-cols-[3fr_2fr]">
                  <DashList items={features} className="content-start" />
                  <TagList label={`Technologies for ${title}`} tags={technologies} />
                </div>
              </Folded>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
