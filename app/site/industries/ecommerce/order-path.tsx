import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";

export interface Solution {
  glyph: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
}

/** The solutions in the order in which an order meets them, as two columns of entries. */
export function OrderPath({ solutions }: { solutions: readonly Solution[] }) {
  return (
    <ol className="grid gap-x-12 border-t border-axis sm:grid-cols-2">
      {solutions.map(({ glyph, title, description, features }) => (
        <li key={title} className="border-b border-rule-2 py-1 sm:py-7">
          <Folded
            title={
              <h3 className="flex items-center gap-4 text-h4 sm:text-h3">
                <BarGlyph rows={glyph} className="size-7 sm:size-9" />
                {title}
              </h3>
            }
            lede={<span className="text-ink-2 max-sm:text-small sm:mt-4 sm:block">{description}</span>}
          >
            <DashList items={features} className="sm:mt-4" />
          </Folded>
        </li>
      ))}
    </ol>
  );
}
