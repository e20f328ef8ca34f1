import { barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import type { UseCase } from "./content";

/** The four ends of the flow, each with the small chart it ends in. */
export function UseCaseCards({ cases }: { cases: readonly UseCase[] }) {
  return (
    <ul className="grid gap-x-(--gap) sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {cases.map((useCase, index) => (
        <li
          key={useCase.title}
          className="grid grid-cols-[6rem_1fr] gap-x-5 border-t border-ink-3 pt-5 max-sm:py-1.5 sm:block"
        >
          <svg viewBox="0 0 120 56" width="120" aria-hidden className="mt-3 max-w-full sm:mt-1">
            <path d={charts[index]} className="fill-tier-3" />
          </svg>
          <div>
            <Folded
              className="sm:mt-5"
              title={<h3 className="text-h4 sm:text-h3">{useCase.title}</h3>}
              lede={<span className="block text-ink-2 max-sm:text-small sm:mt-2">{useCase.description}</span>}
            >
              <RuledList items={useCase.useCases} className="*:py-2.5 sm:mt-5" />
            </Folded>
          </div>
        </li>
      ))}
    </ul>
  );
}

const random = seededRandom(8);
const columns = (heightOf: (column: number) => number, from: (height: number) => number) =>
  barsPath(
    Array.from({ length: 12 }, (_, column) => {
      const height = heightOf(column);
      return { x: column * 10, y: from(height), width: 7, height };
    }),
  );

/** Customers leaving from left to right; work in progress around a middle; a growing total; a funnel. */
const charts = [
  columns(
    (column) => 56 * 0.86 ** column,
    (height) => 56 - height,
  ),
  columns(
    () => 14 + random() * 40,
    (height) => (56 - height) / 2,
  ),
  columns(
    (column) => 8 + column * 4.3,
    (height) => 56 - height,
  ),
  columns(
    (column) => 56 - column * 4.4,
    (height) => (56 - height) / 2,
  ),
];
