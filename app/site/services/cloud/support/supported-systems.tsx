import { BarGlyph } from "~/figures/bar-glyph";
import { Folded } from "~/ui/folded";
import { type Glyph, glyphs } from "../glyphs";

export interface SupportedSystem {
  glyph: Glyph;
  title: string;
  description: string;
  /** What is watched, and what is done before asking. */
  features: readonly [watched: string, doneAtOnce: string];
  technologies: string;
}

/** A ruled list, on a phone to open; on a wide screen a table of what is watched and what is done at once. */
export function SupportedSystems({ systems }: { systems: readonly SupportedSystem[] }) {
  return (
    <ul className="border-t-2 border-ink-3">
      {systems.map(({ glyph, title, description, features: [watched, doneAtOnce], technologies }) => (
        <li key={title} className="relative border-b border-rule-2 py-6 max-sm:py-1.5 md:py-7">
          <BarGlyph drawing={glyphs[glyph]} className="absolute mt-2 size-8 sm:mt-0.5" />
          <Folded
            className="gap-x-(--gap) md:grid md:grid-cols-3 md:details-content:col-span-2"
            title={<h3 className="pl-12 text-h4">{title}</h3>}
            lede={<span className="pl-12 text-small text-ink-2 sm:mt-0.5 sm:block">{description}</span>}
          >
            <div className="grid gap-x-(--gap) gap-y-4 sm:max-md:mt-4 md:grid-cols-8">
              <ul className="grid gap-x-(--gap) gap-y-2 text-small sm:grid-cols-2 md:col-span-5">
                <li>{watched}</li>
                <li className="flex gap-3">
                  <span aria-hidden className="mt-1 h-4 w-1 shrink-0 bg-blue" />
                  {doneAtOnce}
                </li>
              </ul>
              <p className="label-text text-ink-3 md:col-span-3 md:pt-1">{technologies}</p>
            </div>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
