import { BarGlyph } from "~/figures/bar-glyph";
import type { Benefit } from "./content";

/** Two by two, each with a large sign, divided by hairlines like the panes of a window. */
export function Benefits({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className="area-hosting grid border-t border-axis md:grid-cols-2">
      {items.map(({ title, description, glyph }) => (
        <li
          key={title}
          className="grid grid-cols-[3.5rem_1fr] gap-x-6 border-b border-rule-2 py-8 md:grid-cols-[5rem_1fr] md:gap-x-8 md:py-11 md:odd:border-r md:odd:pr-8 md:even:pl-8"
        >
          <BarGlyph rows={glyph} className="mt-1 w-full" />
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-[46ch] text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
