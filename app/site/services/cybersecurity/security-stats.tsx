import { FieldOfUnits, WeekOfWatch } from "./stat-drawings";

export interface SecurityStat {
  metric: string;
  title: string;
  description: string;
  drawing: keyof typeof drawings;
  /** What one unit of the drawing is. */
  note: string;
}

/** A figure, what it means, and its size: one row each. */
export function SecurityStats({ stats }: { stats: readonly SecurityStat[] }) {
  return (
    <dl className="border-t border-axis">
      {stats.map(({ metric, title, description, drawing, note }) => (
        <div
          key={metric}
          className="grid-12 items-center gap-y-4 border-b border-rule-2 py-7 max-sm:py-5 md:py-9"
        >
          <dt className="col-span-full md:order-2 md:col-span-3">
            <span className="block font-strong tracking-name">{title}</span>
            <span className="mt-1 block text-small text-ink-2">{description}</span>
          </dt>
          <dd className="col-span-full text-figure max-md:-order-1 md:order-1 md:col-span-4">{metric}</dd>
          <dd className="col-span-full md:order-3 md:col-span-5">
            {drawings[drawing]}
            <p className="label-text mt-3 text-ink-3">{note}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const drawings = {
  "quarter-hour": (
    <FieldOfUnits
      count={96}
      columns={48}
      pitch={{ x: 10, y: 26 }}
      size={{ width: 6, height: 20 }}
      marked={13}
    />
  ),
  "minute-of-events": (
    <FieldOfUnits count={694} columns={60} pitch={{ x: 8, y: 8 }} size={{ width: 5, height: 5 }} />
  ),
  week: <WeekOfWatch />,
  "thousand-hours": (
    <FieldOfUnits
      count={1000}
      columns={100}
      pitch={{ x: 5, y: 7 }}
      size={{ width: 3, height: 5 }}
      marked={463}
    />
  ),
} as const;
