import { BarGlyph } from "~/figures/bar-glyph";
import type { Benefit } from "./content";

/** A ledger: name, explanation, sign, one line each. */
export function Benefits({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className="area-hosting border-t border-axis">
      {items.map(({ title, description, glyph }) => (
        <li
          key={title}
          className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-b border-rule-2 py-6 sm:grid-cols-[2fr_3fr_3rem]"
        >
          <h3 className="text-h4">{title}</h3>
          <p className="text-ink-2 max-sm:col-span-2 max-sm:row-start-2">{description}</p>
          <BarGlyph rows={glyph} className="w-11 max-sm:col-start-2 max-sm:row-start-1" />
        </li>
      ))}
    </ul>
  );
}
