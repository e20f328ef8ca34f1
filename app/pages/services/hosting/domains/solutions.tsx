import { BarGlyph } from "~/figures/bar-glyph";
import { RuledList } from "~/ui/ruled-list";
import type { Solution } from "./content";

/** Four columns between hairlines, each with a sign and what belongs to it. */
export function Solutions({ items }: { items: readonly Solution[] }) {
  return (
    <ul className="area-hosting grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title, description, features, glyph }) => (
        <li key={title} className="flex flex-col border-l border-axis pr-6 pl-5">
          <BarGlyph rows={glyph} className="w-12" />
          <h3 className="mt-5 text-h4">{title}</h3>
          <p className="mt-2 text-ink-2 lg:min-h-32">{description}</p>
          <RuledList items={features} className="mt-4" />
        </li>
      ))}
    </ul>
  );
}
