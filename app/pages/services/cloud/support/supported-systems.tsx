import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";

export interface SupportedSystem {
  glyph: GlyphRows;
  title: string;
  description: string;
  /** What is watched, and what is done before asking. */
  features: readonly [watched: string, doneAtOnce: string];
  technologies: string;
}

/** A ruled list; on a wide screen a table of what is watched and what is done at once. */
export function SupportedSystems({ systems }: { systems: readonly SupportedSystem[] }) {
  return (
    <ul className="border-t-2 border-ink-3">
      {systems.map(({ glyph, title, description, features: [watched, doneAtOnce], technologies }) => (
        <li key={title} className="grid-12 gap-y-4 border-b border-rule-2 py-6 md:py-7">
          <div className="col-span-full flex gap-4 md:col-span-4">
            <BarGlyph rows={glyph} className="mt-0.5 size-8" />
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-0.5 text-small text-ink-2">{description}</p>
            </div>
          </div>
          <ul className="col-span-full grid gap-x-(--gap) gap-y-2 text-small sm:grid-cols-2 md:col-span-5">
            <li>{watched}</li>
            <li className="flex gap-3">
              <span aria-hidden className="mt-1 h-4 w-1 shrink-0 bg-blue" />
              {doneAtOnce}
            </li>
          </ul>
          <p className="label-text col-span-full text-ink-3 md:col-span-3 md:pt-1">{technologies}</p>
        </li>
      ))}
    </ul>
  );
}
