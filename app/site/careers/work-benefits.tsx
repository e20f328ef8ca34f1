import { BarGlyph } from "~/figures/bar-glyph";
import { type Glyph, glyphs } from "./glyphs";

export interface Benefit {
  glyph: Glyph;
  title: string;
  description: string;
}

/** A ruled list in columns, each benefit beside its sign. */
export function WorkBenefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="grid gap-x-(--gap) border-t border-axis sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ glyph, title, description }) => (
        <li key={title} className="grid grid-cols-[4.5rem_1fr] border-b border-rule-2 py-5 md:py-7">
          <BarGlyph drawing={glyphs[glyph]} className="size-11" />
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1.5 max-w-[46ch] text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
