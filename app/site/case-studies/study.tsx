import type { ReactNode } from "react";

import { BarGlyph } from "~/figures/bar-glyph";
import { colourTheme } from "~/lib/theme/colour-theme";
import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import type { CaseStudy } from "./studies.data";
import { ResultsPanel } from "./results-panel";

export interface StudyProps {
  study: CaseStudy;
  /** On a wide screen; on a phone the results follow the story. */
  panelOn: "left" | "right";
}

/** One case study: the story on one side, what it measured on the other. */
export function Study({ study, panelOn }: StudyProps) {
  const { id, title, client, industry, challenge, solution, technologies, results, icon, color } = study;
  const places = sides[panelOn];
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx(
        colourTheme(color),
        "grid-12 gap-y-6 border-t border-axis pt-8 pb-10 last:pb-0 sm:gap-y-10 md:pb-18",
      )}
    >
      <div className={cx("col-span-full md:col-span-7 md:row-start-1", places.story)}>
        <div className="max-sm:flex max-sm:gap-3">
          <BarGlyph drawing={icon} className="size-7 max-sm:mt-1 sm:size-10" />
          <h3
            id={`${id}-title`}
            className="text-callout-lg leading-tight font-strong tracking-callout sm:mt-5 sm:text-callout-2xl md:text-callout-6xl"
          >
            {title}
          </h3>
        </div>
        <dl className="mt-4 grid grid-cols-2 gap-x-(--gap) max-sm:mb-2 sm:mt-6">
          <Fact term="Client" text={client} />
          <Fact term="Industry" text={industry} />
        </dl>
        <div className="grid gap-x-(--gap) border-rule-2 max-sm:border-b sm:mt-6 sm:grid-cols-2">
          <Part title="Challenge" className="sm:border-t sm:pt-3">
            <p className="text-ink-2 sm:mt-1">{challenge}</p>
          </Part>
          <Part title="Solution" className="sm:border-t sm:pt-3">
            <p className="text-ink-2 sm:mt-1">{solution}</p>
          </Part>
          <Part title="Technologies" className="sm:col-span-2 sm:mt-8">
            <TagList label="Technologies" tags={technologies} className="sm:mt-2" />
          </Part>
        </div>
      </div>
      <ResultsPanel
        results={results}
        className={cx("col-span-full md:col-span-5 md:row-start-1", places.panel)}
      />
    </article>
  );
}

const sides = {
  right: { story: "md:col-start-1 md:pr-6", panel: "md:col-start-8" },
  left: { story: "md:col-start-6 md:pl-6", panel: "md:col-start-1" },
};

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div className="border-t border-rule-2 pt-3">
      <dt className="label-text text-ink-3">{term}</dt>
      <dd className="mt-1 font-strong">{text}</dd>
    </div>
  );
}

/** A part of the story under its name, which opens it on a phone. */
function Part({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <Folded
      className={cx("border-rule-2 max-sm:border-t", className)}
      title={<h4 className="label-text text-ink-3 max-sm:text-small">{title}</h4>}
    >
      {children}
    </Folded>
  );
}
