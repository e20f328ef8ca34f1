import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";
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
        <li key={stage.name} className="grid-12 gap-y-10 border-t border-axis pt-6 pb-12">
          <div className="relative col-span-full md:col-span-2">
            <h3 className="text-h3">{stage.name}</h3>
            <p className="mt-1 text-small text-ink-2">{stage.note}</p>
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
    <svg aria-hidden width="84" height="10" className="mt-4 block">
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
    <article className="col-span-full flex flex-col sm:col-span-6 md:col-span-5">
      <div className="flex items-center gap-4 sm:block">
        <BarGlyph rows={glyph} className="size-8 md:size-10" />
        <h4 className="text-h4 sm:mt-4">{title}</h4>
      </div>
      <p className="mt-1.5 text-ink-2">{description}</p>
      <RuledList items={features} className="mt-4 mb-4 *:py-1.5" />
      <TagList label="Technologies" tags={technologies} className="mt-auto" />
    </article>
  );
}
