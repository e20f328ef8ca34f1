import { type GlyphRows, BarGlyph } from "~/figures/bar-glyph";

export interface Benefit {
  glyph: GlyphRows;
  title: string;
  description: string;
}

/** What the customer holds in the end, beside the hero's words. */
export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul aria-label="Benefits" className="area-cybersecurity border-t border-axis">
      {benefits.map(({ glyph, title, description }) => (
        <li key={title} className="grid grid-cols-[2.75rem_1fr] gap-x-4 border-b border-rule-2 py-4.5">
          <BarGlyph rows={glyph} className="mt-1 size-10" />
          <div>
            <p className="text-h4">{title}</p>
            <p className="mt-1 text-small text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
