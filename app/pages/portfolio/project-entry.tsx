import { BarGlyph } from "~/figures/bar-glyph";
import { colourTheme } from "~/lib/theme/colour-theme";
import { cx } from "~/lib/react/cx";
import { ButtonLink } from "~/ui/button";
import { DashList } from "~/ui/dash-list";
import { FigureFrame } from "~/ui/figure-frame";
import { TagList } from "~/ui/tag-list";
import { TextLink } from "~/ui/text-link";
import { pictures } from "./pictures/pictures";
import type { Project } from "./project";

/** A project with its picture: above the text, or beside it where it stands alone. */
export function ProjectEntry({ project, wide }: { project: Project; wide: boolean }) {
  const { id, title, category, client, image, description, technologies, results, icon, color, study } =
    project;
  const Picture = pictures[id];
  return (
    <article className={cx(colourTheme(color), wide ? "grid-12 w-full gap-y-8" : "flex w-full flex-col")}>
      <div className={wide ? "col-span-full animate-draw md:col-span-7" : "mb-7"}>
        <FigureFrame caption={image.caption}>
          <div role="img" aria-label={image.alt} className="wash border border-rule-2 p-5 md:p-8">
            <Picture />
          </div>
        </FigureFrame>
      </div>
      <div className={cx("flex flex-col", wide ? "col-span-full md:col-span-5 md:pl-6" : "flex-1")}>
        <p className="label-text flex items-center gap-2.5 text-ink-2">
          <BarGlyph rows={icon} className="size-6" />
          {category}
        </p>
        <h3 className="mt-3 text-h3">{title}</h3>
        <p className="mt-1 font-strong">{client}</p>
        <p className="mt-3 max-w-[62ch] text-ink-2">{description}</p>
        <h4 className="label-text mt-5 mb-2 text-ink-3">Key results</h4>
        <DashList items={results} />
        <TagList label="Technologies" tags={technologies} className="mt-5" />
        <p className={cx("flex flex-wrap items-center gap-x-5 gap-y-3 pt-6", !wide && "mt-auto")}>
          <ButtonLink to={`/case-studies#${study}`} size="small" emphasis="secondary" arrow>
            View Case Study<span className="sr-only">: {title}</span>
          </ButtonLink>
          <TextLink to="/contact">
            Similar Project<span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
    </article>
  );
}
