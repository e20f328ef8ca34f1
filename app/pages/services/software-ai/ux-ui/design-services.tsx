import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { TagList } from "~/ui/tag-list";
import type { DesignService } from "./content";

/** Services one below the other beside the heading. */
export function DesignServices({ services }: { services: readonly DesignService[] }) {
  return (
    <ol className="border-t border-axis">
      {services.map(({ title, description, features, deliverables, tools, glyph }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-5 border-b border-rule-2 py-8 sm:grid-cols-[2.5rem_1fr] lg:grid-cols-[2.5rem_1fr_15rem]"
        >
          <BarGlyph rows={glyph} />
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-[48ch] text-ink-2">{description}</p>
            <DashList items={features} className="mt-4" />
          </div>
          <div className="grid content-start gap-4 sm:col-start-2 lg:col-start-auto">
            <p>
              <span className="label-text block text-ink-3">You receive</span>
              <span className="font-medium tracking-[-0.01em]">{deliverables}</span>
            </p>
            <TagList label="Tools" tags={tools} />
          </div>
        </li>
      ))}
    </ol>
  );
}
