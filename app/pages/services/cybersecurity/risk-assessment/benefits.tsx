import { type GlyphRows, BarGlyph } from "~/figures/bar-glyph";

export interface Benefit {
  glyph: GlyphRows;
  title: string;
  description: string;
}

/** What the customer holds in the end, under the hero's picture. */
export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul
      aria-label="Benefits"
      className="area-cybersecurity mt-12 grid gap-x-(--gap) border-t border-rule-2 md:grid-cols-5"
    >
      {benefits.map(({ glyph, title, description }) => (
        <li
          key={title}
          className="grid grid-cols-[2.75rem_1fr] gap-x-4 border-rule py-4.5 max-md:border-b md:block md:pt-5"
        >
          <BarGlyph rows={glyph} className="mt-1 size-10" />
          <div>
            <p className="font-strong md:mt-3">{title}</p>
            <p className="mt-1 text-small text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
