import { BarGlyph } from "~/figures/bar-glyph";
import type { Benefit } from "./content";

/** Six panes of a rack on ink: glyph above, text below. */
export function Benefits({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className="area-hosting grid gap-px border-y border-rule-2 bg-rule-2 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, description, glyph }) => (
        <li key={title} className="bg-paper py-8 sm:px-7 lg:py-10">
          <BarGlyph rows={glyph} className="w-13" />
          <h3 className="mt-5 text-h4">{title}</h3>
          <p className="mt-2 text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
