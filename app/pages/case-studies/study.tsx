import { BarGlyph } from "~/figures/bar-glyph";
import { colourTheme } from "~/lib/theme/colour-theme";
import { cx } from "~/lib/react/cx";
import { TagList } from "~/ui/tag-list";
import type { CaseStudy } from "./case-study";
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
      className={cx(colourTheme(color), "grid-12 gap-y-10 border-t border-axis pt-8 pb-18 last:pb-0")}
    >
      <div className={cx("col-span-full md:col-span-7 md:row-start-1", places.story)}>
        <BarGlyph rows={icon} className="size-10" />
        <h3
          id={`${id}-title`}
          className="mt-5 text-[2rem] leading-tight font-strong tracking-[-0.03em] md:text-[2.75rem]"
        >
          {title}
        </h3>
        <dl className="mt-6 grid gap-x-(--gap) gap-y-6 grid-cols-2">
          <Fact term="Client" text={client} strong />
          <Fact term="Industry" text={industry} strong />
          <Fact term="Challenge" text={challenge} />
          <Fact term="Solution" text={solution} />
        </dl>
        <TagList label="Technologies" labelled tags={technologies} className="mt-8" />
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

/** On a phone the short ones stand beside each other, the long ones under them. */
function Fact({ term, text, strong }: { term: string; text: string; strong?: boolean }) {
  return (
    <div className={cx("border-t border-rule-2 pt-3", !strong && "max-sm:col-span-2")}>
      <dt className="label-text text-ink-3">{term}</dt>
      <dd className={cx("mt-1", strong ? "font-strong" : "text-ink-2")}>{text}</dd>
    </div>
  );
}
