import { Folded } from "~/ui/folded";
import type { UseCase } from "./content";

/** Use cases one below the other: title and reason, with examples on the right; on a phone each opens. */
export function UseCaseList({ cases }: { cases: readonly UseCase[] }) {
  return (
    <ul className="border-t border-ink-3">
      {cases.map((useCase) => (
        <li key={useCase.title} className="border-b border-rule-2 sm:py-3">
          <Folded title={<h3 className="text-h4">{useCase.title}</h3>}>
            <div className="grid gap-x-(--gap) gap-y-4 mt-2 sm:grid-cols-[3fr_2fr]">
              <p className="max-w-[42ch] text-ink-2">{useCase.description}</p>
              <ul className="grid content-start gap-2 text-small">
                {useCase.useCases.map((example) => (
                  <li key={example} className="border-l-3 border-tier-2 pl-3 leading-snug">
                    {example}
                  </li>
                ))}
              </ul>
            </div>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
