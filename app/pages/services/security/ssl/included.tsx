import { BarGlyph } from "~/figures/bar-glyph";
import type { Benefit } from "./content";

/** What comes with each certificate, three to a row. */
export function Included({ benefits, installedOn }: { benefits: readonly Benefit[]; installedOn: string }) {
  return (
    <div className="area-security">
      <ul className="grid gap-x-(--gap) border-b border-rule-2 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="flex gap-5 border-t border-rule-2 pt-7 pb-9">
            <BarGlyph rows={benefit.icon} />
            <div>
              <h3 className="text-h4">{benefit.title}</h3>
              <p className="mt-1.5 text-small text-ink-2">{benefit.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-ink-2">{installedOn}</p>
    </div>
  );
}
