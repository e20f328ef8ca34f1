import type { UseCase } from "./content";

/** Use cases one below the other: title and reason on the left, examples on the right. */
export function UseCaseList({ cases }: { cases: readonly UseCase[] }) {
  return (
    <ul className="border-t border-ink-3">
      {cases.map((useCase) => (
        <li
          key={useCase.title}
          className="grid gap-x-(--gap) gap-y-4 border-b border-rule-2 py-7 sm:grid-cols-[3fr_2fr]"
        >
          <div>
            <h3 className="text-h3">{useCase.title}</h3>
            <p className="mt-2 max-w-[42ch] text-ink-2">{useCase.description}</p>
          </div>
          <ul className="grid content-start gap-2 text-small sm:pt-1">
            {useCase.useCases.map((example) => (
              <li key={example} className="border-l-3 border-tier-2 pl-3 leading-snug">
                {example}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
