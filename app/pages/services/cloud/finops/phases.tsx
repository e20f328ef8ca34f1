import { RuledList } from "~/ui/ruled-list";

export interface Phase {
  title: string;
  description: string;
  activities: readonly string[];
}

const ROUNDS = 4;

/** Three phases that repeat; above them four rounds, each from a smaller bill. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <>
      <Rounds phases={phases.length} />
      <ol className="mt-10 grid gap-x-(--gap) gap-y-10 md:grid-cols-3">
        {phases.map(({ title, description, activities }, index) => (
          <li key={title}>
            <div className="flex items-center gap-3">
              <span aria-hidden className={`size-4 ${swatches[index]}`} />
              <h3 className="text-h3">{title}</h3>
            </div>
            <p className="mt-2 max-w-[36ch] text-ink-2">{description}</p>
            <RuledList items={activities} className="mt-5 text-ink-2 *:border-rule-2" />
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
