import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";

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
        <li key={title} className="border-b border-rule-2 py-7">
          <div className="flex items-center gap-4">
            <BarGlyph rows={glyph} className="size-9" />
            <h3 className="text-h3">{title}</h3>
          </div>
          <p className="mt-4 mb-4 text-ink-2">{description}</p>
          <DashList items={features} />
        </li>
      ))}
    </ol>
  );
}
