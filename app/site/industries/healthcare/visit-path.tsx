import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import { FoldedColumn } from "~/ui/folded-column";
import { RuledList } from "~/ui/ruled-list";
import { TagList } from "~/ui/tag-list";
import { type Glyph, glyphs } from "../glyphs";

export interface VisitStage {
  /** E.g. "Before". */
  name: string;
  /** What the patient does meanwhile, in a few words. */
  note: string;
  solutions: readonly Required<Service<Glyph>>[];
}

/** A visit in stages from top to bottom along one line, each with the solutions at work in it. */
export function VisitPath({ stages }: { stages: readonly VisitStage[] }) {
  return (
    <ol>
      {stages.map((stage, index) => (
        <li key={stage.name} className="grid-12 border-t border-axis pt-4 pb-12 sm:gap-y-10 sm:pt-6">
          <div className="relative col-span-full max-sm:mb-2 max-sm:flex max-sm:items-baseline max-sm:gap-3 md:col-span-2">
            <h3 className="text-h3">{stage.name}</h3>
            <p className="text-small text-ink-2 sm:mt-1">{stage.note}</p>
            <Progress step={index} of={stages.length} />
          </div>
          {stage.solutions.map((solution) => (
            <Entry key={solution.title} {...solution} />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** One bar for each stage; the patient is in the filled one. */
function Progress({ step, of }: { step: number; of: number }) {
  return (
    <svg aria-hidden width="84" height="10" className="ml-auto block sm:mt-4 sm:ml-0">
      {Array.from({ length: of }, (_, index) => (
        <rect
          key={index}
          x={index * 29}
          y="1"
          width="26"
          height="8"
          className={index === step ? "fill-accent" : "fill-rule-2"}
        />
      ))}
    </svg>
  );
}

function Entry({ glyph, title, description, features, technologies }: Required<Service<Glyph>>) {
  return (
    <article className="col-span-full flex flex-col border-rule-2 py-1 max-sm:border-t sm:py-0 sm:col-span-6 md:col-span-5">
      <FoldedColumn
        title={
          <h4 className="flex items-center gap-4 text-h4 sm:block">
            <BarGlyph drawing={glyphs[glyph]} className="size-7 sm:size-10" />
            <span className="sm:mt-4 sm:block">{title}</span>
          </h4>
        }
        lede={<span className="text-ink-2 max-sm:text-small sm:mt-1.5 sm:block">{description}</span>}
      >
        <RuledList items={features} className="mb-4 *:py-1.5 sm:mt-4" />
        <TagList label="Technologies" tags={technologies} className="mt-auto" />
      </FoldedColumn>
    </article>
  );
}
