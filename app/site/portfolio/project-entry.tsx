import { BarGlyph } from "~/figures/bar-glyph";
import { colourTheme } from "~/lib/theme/colour-theme";
import { cx } from "~/lib/react/cx";
import { ButtonLink } from "~/ui/button";
import { DashList } from "~/ui/dash-list";
import { FigureFrame } from "~/ui/figure-frame";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { TextLink } from "~/ui/text-link";
import { pictures } from "./pictures/pictures";
import type { Project } from "./projects.data";

/** A project with its picture: above the text, or beside it where it stands alone. */
export function ProjectEntry({ project, wide }: { project: Project; wide: boolean }) {
  const { id, title, category, client, image, description, technologies, results, icon, color, study } =
    project;
  const Picture = pictures[id];
  return (
    <article
      className={cx(colourTheme(color), wide ? "grid-12 w-full gap-y-5 sm:gap-y-8" : "flex w-full flex-col")}
    >
      <div className={wide ? "col-span-full animate-draw md:col-span-7" : "mb-7"}>
        <FigureFrame caption={image.caption}>
          <div role="img" aria-label={image.alt} className="wash border border-rule-2 p-4 sm:p-5 md:p-8">
            <Picture />
          </div>
        </FigureFrame>
      </div>
      <div className={cx("flex flex-col", wide ? "col-span-full md:col-span-5 md:pl-6" : "flex-1")}>
        <p className="label-text flex items-center gap-2.5 text-ink-2">
          <BarGlyph drawing={icon} className="size-6" />
          {category}
        </p>
        <Folded
          intoGrid
          title={<h3 className="text-h3 sm:mt-3">{title}</h3>}
          lede={<span className="font-strong sm:mt-1">{client}</span>}
        >
          <p className="max-w-[62ch] text-ink-2 sm:mt-3">{description}</p>
          <TagList label="Technologies" tags={technologies} className="mt-5 sm:order-1" />
        </Folded>
        <h4 className="label-text mt-1 mb-2 text-ink-3 sm:mt-5">Key results</h4>
        <DashList items={results} />
        <p
          className={cx(
            "flex flex-wrap items-center gap-x-5 gap-y-3 pt-5 sm:order-1 sm:pt-6",
            !wide && "mt-auto",
          )}
        >
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
