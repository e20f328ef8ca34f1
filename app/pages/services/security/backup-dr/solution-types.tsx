import { BarGlyph } from "~/figures/bar-glyph";
import type { SolutionType } from "./content";

/** What can be backed up: a ruled row for each kind, with what it is used for. */
export function SolutionTypes({ types }: { types: readonly SolutionType[] }) {
  return (
    <ul className="area-security border-t border-axis">
      {types.map((solution) => (
        <li
          key={solution.type}
          className="grid-12 gap-y-4 border-b border-rule-2 py-7 max-md:grid-cols-[auto_minmax(0,1fr)]! md:py-9"
        >
          <BarGlyph rows={solution.icon} className="size-10 md:col-span-1 md:size-12" />
          <div className="md:col-span-6 md:pr-8">
            <h3 className="text-h3">{solution.type}</h3>
            <p className="mt-2 max-w-[54ch] text-ink-2">{solution.description}</p>
          </div>
          <ul
            className="text-small max-md:col-start-2 md:col-span-5"
            aria-label={`Used for: ${solution.type}`}
          >
            {solution.useCases.map((useCase) => (
              <li key={useCase} className="border-rule py-1.5 not-first:border-t">
                {useCase}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
