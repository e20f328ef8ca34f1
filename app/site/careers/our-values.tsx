export interface Value {
  title: string;
  description: string;
}

/** Four habits, each under its hairline. */
export function OurValues({ values }: { values: readonly Value[] }) {
  return (
    <dl className="grid gap-x-(--gap) gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {values.map(({ title, description }) => (
        <div key={title} className="border-t border-rule-2 pt-5">
          <dt className="text-h3">{title}</dt>
          <dd className="mt-2 max-w-[44ch] text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
