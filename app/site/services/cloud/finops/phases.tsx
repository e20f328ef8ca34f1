import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";

export interface Phase {
  title: string;
  description: string;
  activities: readonly string[];
}

const ROUNDS = 4;

/** Three phases that repeat; above them four rounds, each from a smaller bill; a phone folds what is done. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <>
      <Rounds phases={phases.length} />
      <ol className="mt-10 grid gap-x-(--gap) max-sm:mt-2 sm:gap-y-10 md:grid-cols-3">
        {phases.map(({ title, description, activities }, index) => (
          <li key={title} className="border-rule-2 max-sm:border-b max-sm:py-1.5">
            <Folded
              title={
                <h3 className="flex items-center gap-3 text-h4 sm:text-h3">
                  <span aria-hidden className={`size-4 ${swatches[index]}`} />
                  {title}
                </h3>
              }
              lede={
                <span className="max-w-[36ch] text-ink-2 max-sm:text-small sm:mt-2 sm:block">
                  {description}
                </span>
              }
            >
              <RuledList items={activities} className="text-ink-2 *:border-rule-2 sm:mt-5" />
            </Folded>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Decorative: the loop unrolled, each bar a phase, each group of bars a round. */
function Rounds({ phases }: { phases: number }) {
  const count = ROUNDS * phases;
  return (
    <svg aria-hidden width="100%" height="120" className="block">
      {Array.from({ length: count }, (_, index) => {
        const height = 116 - Math.floor(index / phases) * 18 - (index % phases) * 4;
        return (
          <rect
            key={index}
            x={`${(index * 100) / count}%`}
            y={120 - height}
            width={`${100 / count - (index % phases === phases - 1 ? 1.6 : 0.3)}%`}
            height={height}
            className={fills[index % phases]}
          />
        );
      })}
    </svg>
  );
}

const swatches = ["bg-blue-3", "bg-blue", "bg-blue-2"];
const fills = ["fill-blue-3", "fill-blue", "fill-blue-2"];
