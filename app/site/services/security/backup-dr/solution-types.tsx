import { BarGlyph } from "~/figures/bar-glyph";
import { Folded } from "~/ui/folded";
import { glyphs } from "../glyphs";
import type { SolutionType } from "./content";

/** What can be backed up: a ruled row for each kind, with what it is used for. */
export function SolutionTypes({ types }: { types: readonly SolutionType[] }) {
  return (
    <ul className="area-security border-t border-axis">
      {types.map((solution) => (
        <li
          key={solution.type}
          className="grid-12 border-b border-rule-2 max-md:grid-cols-[auto_minmax(0,1fr)]! sm:py-7 sm:grid-rows-[auto_1fr] md:py-9"
        >
          <BarGlyph
            drawing={glyphs[solution.glyph]}
            className="row-span-2 size-10 max-sm:mt-2 max-sm:size-7 md:col-span-1 md:size-12"
          />
          <Folded intoGrid title={<h3 className="text-h4 sm:text-h3 md:col-span-6">{solution.type}</h3>}>
            <p className="max-w-[54ch] text-ink-2 max-md:col-start-2 max-sm:text-small sm:mt-2 md:col-span-6 md:col-start-2 md:row-start-2 md:pr-8">
              {solution.description}
            </p>
            <ul
              className="text-small max-md:col-start-2 max-md:mt-4 md:col-span-5 md:row-span-2"
              aria-label={`Used for: ${solution.type}`}
            >
              {solution.useCases.map((useCase) => (
                <li key={useCase} className="border-rule py-1.5 not-first:border-t">
                  {useCase}
                </li>
              ))}
            </ul>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
