import { BarGlyph } from "~/figures/bar-glyph";
import type { Benefit } from "~/sections/benefit-list";
import { Folded } from "~/ui/folded";
import { type Glyph, glyphs } from "../glyphs";

/** What the customer holds in the end, under the hero's picture. */
export function HeroBenefits({ benefits }: { benefits: readonly Benefit<Glyph>[] }) {
  return (
    <ul
      aria-label="Benefits"
      className="area-cybersecurity mt-8 grid gap-x-(--gap) border-t border-rule-2 sm:mt-12 md:grid-cols-5"
    >
      {benefits.map(({ glyph, title, description }) => (
        <li
          key={title}
          className="grid grid-cols-[2.75rem_1fr] border-rule py-4.5 max-md:border-b sm:gap-x-4 max-sm:py-0 md:block md:pt-5"
        >
          <BarGlyph drawing={glyphs[glyph]} className="mt-2 size-10 max-sm:size-7 sm:mt-1" />
          <Folded title={<span className="font-strong md:mt-3">{title}</span>}>
            <p className="text-small text-ink-2 sm:mt-1">{description}</p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
