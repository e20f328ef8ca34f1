import { businessEmail } from "~/catalogue/lines.data";

export interface IncludedListProps {
  /** `from` is the id of the smallest plan that has it. */
  items: readonly { title: string; description: string; from: string }[];
}

/** What there is, with one bar for each plan that has it. */
export function IncludedList({ items }: IncludedListProps) {
  return (
    <ul className="area-email border-t border-axis">
      {items.map(({ title, description, from }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-b border-rule py-5 max-sm:py-4 sm:grid-cols-[1fr_9.5rem] sm:items-center"
        >
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 text-plain text-ink-2">{description}</p>
          </div>
          <IncludedFrom first={businessEmail.plans.findIndex(({ id }) => id === from)} />
        </li>
      ))}
    </ul>
  );
}

function IncludedFrom({ first }: { first: number }) {
  return (
    <div className="max-sm:flex max-sm:items-center max-sm:gap-x-4">
      <PlanBars first={first} />
      <p className="label-text text-ink-3 sm:mt-1.5">
        {first === 0 ? "Every plan" : `From ${businessEmail.plans[first]?.name}`}
      </p>
    </div>
  );
}

function PlanBars({ first }: { first: number }) {
  return (
    <svg aria-hidden width="152" height="10" className="block">
      {businessEmail.plans.map(({ id }, index) => (
        <rect
          key={id}
          x={index * 52}
          width="48"
          height="10"
          className={index >= first ? "fill-accent" : "fill-rule"}
        />
      ))}
    </svg>
  );
}
