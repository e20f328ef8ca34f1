export interface Value {
  title: string;
  description: string;
}

/** Four values as a staircase of short bars: each line begins where the one before it ended. */
export function OurValues({ values }: { values: readonly Value[] }) {
  return (
    <dl className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2">
      {values.map(({ title, description }, index) => (
        <div key={title}>
          <svg aria-hidden width="100%" height="10" className="mb-4 block">
            <rect y="4.5" width="100%" height="1" className="fill-rule-2" />
            <rect x={`${index * 25}%`} width="25%" height="10" className="fill-accent" />
          </svg>
          <dt className="text-h3">{title}</dt>
          <dd className="mt-2 max-w-[44ch] text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
