import { BarGlyph } from "~/figures/bar-glyph";
import type { Examination } from "./content";

/** What is examined, two by two, divided by hairlines. */
export function Examinations({ entries }: { entries: readonly Examination[] }) {
  return (
    <ul className="grid border-t border-axis sm:grid-cols-2">
      {entries.map((entry) => (
        <li
          key={entry.title}
          className="flex gap-5 border-b border-rule py-7 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6"
        >
          <BarGlyph rows={entry.glyph} className="mt-0.5 size-10" />
          <div>
            <h3 className="text-h4">{entry.title}</h3>
            <p className="mt-1 text-ink-2">{entry.description}</p>
            <ul className="mt-3 text-small">
              {entry.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="label-text mt-3 text-ink-3">{entry.tools.join(", ")}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
