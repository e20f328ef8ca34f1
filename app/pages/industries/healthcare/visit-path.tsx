import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import { TagList } from "~/ui/tag-list";

export interface Solution {
  glyph: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
  technologies: readonly string[];
}

export interface VisitStage {
  /** E.g. "Before". */
  name: string;
  /** What the patient does meanwhile, in a few words. */
  note: string;
  solutions: readonly Solution[];
}

/** A visit in stages from top to bottom along one line, each with the solutions at work in it. */
export function VisitPath({ stages }: { stages: readonly VisitStage[] }) {
  return (
    <ol>
      {stages.map((stage, index) => (
        <li key={stage.name} className="grid-12 border-t border-axis pt-4 pb-5 sm:gap-y-10 sm:pt-6 sm:pb-12">
          <div className="relative col-span-full max-sm:mb-3 max-sm:flex max-sm:items-baseline max-sm:gap-3 md:col-span-2">
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
    <svg aria-hidden width="84" height="10" className="block max-sm:ml-auto sm:mt-4">
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

function Entry({ glyph, title, description, features, technologies }: Solution) {
  return (
    <article className="col-span-full flex flex-col border-rule-2 max-sm:border-t max-sm:py-1 sm:col-span-6 md:col-span-5">
      <Folded
        className="sm:flex sm:flex-1 sm:flex-col sm:details-content:flex sm:details-content:flex-1 sm:details-content:flex-col"
        title={
          <h4 className="flex items-center gap-4 text-h4 sm:block">
            <BarGlyph rows={glyph} className="size-7 sm:mb-4 sm:size-8 md:size-10" />
            {title}
          </h4>
        }
        lede={<span className="text-ink-2 max-sm:text-small sm:mt-1.5 sm:block">{description}</span>}
      >
        <RuledList items={features} className="mb-4 *:py-1.5 sm:mt-4" />
        <TagList label="Technologies" tags={technologies} className="mt-auto" />
      </Folded>
    </article>
  );
}
