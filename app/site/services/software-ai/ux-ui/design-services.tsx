import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { glyphs } from "../glyphs";
import type { DesignService } from "./content";

/** Services one below the other beside the heading; on a phone a name and what you receive, the rest folded. */
export function DesignServices({ services }: { services: readonly DesignService[] }) {
  return (
    <ol className="border-t border-axis">
      {services.map(({ title, description, features, deliverables, tools, glyph }) => (
        <li
          key={title}
          className="grid gap-x-8 border-b border-rule-2 py-2.5 sm:grid-cols-[2.5rem_1fr] md:py-7 lg:grid-cols-[2.5rem_1fr_15rem]"
        >
          <BarGlyph drawing={glyphs[glyph]} className="max-sm:hidden" />
          <Folded title={<h3 className="text-h3">{title}</h3>}>
            <p className="mt-2 max-w-[48ch] text-ink-2">{description}</p>
            <DashList items={features} className="mt-4" />
            <TagList label="Tools" tags={tools} className="mt-4" />
          </Folded>
          <p className="sm:col-start-2 lg:col-start-auto">
            <span className="label-text text-ink-3 sm:block">You receive </span>
            <span className="font-medium tracking-control">{deliverables}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
