import { FigureFrame } from "~/ui/figure-frame";
import type { SubjectLine } from "./content";

export interface SubjectLinesProps {
  lines: readonly SubjectLine[];
  levels: readonly { name: string; note: string }[];
  caption: string;
}

/** What each level of certificate says about its owner: the same field, filled further and further. */
export function SubjectLines({ lines, levels, caption }: SubjectLinesProps) {
  return (
    <FigureFrame caption={caption} example>
      <ul className="grid items-start border-t border-axis md:grid-cols-3">
        {levels.map((level, index) => (
          <li key={level.name} className="pt-6 md:not-first:pl-6">
            <h3 className="text-h4">{level.name}</h3>
            <p className="mt-1.5 text-small text-ink-2 md:min-h-[3em]">{level.note}</p>
            <dl className="mt-4 border border-rule-2 bg-surface px-5 py-4 font-mono text-[0.875rem] leading-[1.45]">
              {lines
                .filter((line) => line.from <= index)
                .map((line) => (
                  <div key={line.field} className="border-rule py-2 not-first:border-t">
                    <dt className="text-ink-3">{line.field}</dt>
                    <dd className="font-medium [overflow-wrap:anywhere]">{line.value}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
