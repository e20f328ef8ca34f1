import { BarGlyph } from "~/figures/bar-glyph";
import { dottedList } from "~/lib/format/dotted-list";
import { glyphs } from "../glyphs";
import type { Pillar } from "./content";

/** The pillars in two ruled columns: sign, name, the question behind it, what is looked at. */
export function PillarList({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <ul className="grid border-t border-axis md:grid-cols-2">
      {pillars.map((pillar) => (
        <li
          key={pillar.name}
          className="flex gap-5 border-b border-rule-2 py-7 max-sm:py-5 md:gap-7 md:odd:border-r md:odd:pr-8 md:even:pl-8"
        >
          <BarGlyph drawing={glyphs[pillar.glyph]} className="mt-1 size-9 md:size-12" />
          <div>
            <p className="label-text text-ink-3">{pillar.name}</p>
            <h3 className="mt-1 text-h4 sm:text-h3">{pillar.question}</h3>
            <p className="mt-1.5 text-small sm:mt-3 text-ink-2">{dottedList(pillar.checks)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
