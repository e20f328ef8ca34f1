import { BarGlyph } from "~/figures/bar-glyph";
import { Folded } from "~/ui/folded";
import type { Examination } from "./content";

/** What is examined, two by two, divided by hairlines; on a phone rows that open. */
export function Examinations({ entries }: { entries: readonly Examination[] }) {
  return (
    <ul className="grid border-t border-axis sm:grid-cols-2">
      {entries.map((entry) => (
        <li
          key={entry.title}
          className="flex gap-5 border-b border-rule-2 py-1.5 sm:border-rule sm:py-7 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6"
        >
          <BarGlyph rows={entry.glyph} className="mt-0.5 size-10 max-sm:mt-2" />
          <Folded
            className="flex-1"
            title={<h3 className="text-h4">{entry.title}</h3>}
            lede={<span className="text-ink-2 max-sm:text-small sm:mt-1 sm:block">{entry.description}</span>}
          >
            <ul className="text-small sm:mt-3">
              {entry.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="label-text mt-3 text-ink-3">{entry.tools.join(", ")}</p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
