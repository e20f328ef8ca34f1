export interface ResponseStep {
  title: string;
  description: string;
  activities: readonly string[];
}

/** Four steps, each bar starting where the one before it ended. */
export function Response({ steps }: { steps: readonly ResponseStep[] }) {
  const part = 100 / steps.length;
  return (
    <ol className="border-t border-axis">
      {steps.map(({ title, description, activities }, index) => (
        <li key={title} className="border-b border-rule-2 pt-5 pb-6">
          <svg aria-hidden width="100%" height="10" className="mb-5 block">
            <rect width="100%" height="1" y="5" className="fill-rule" />
            <rect x={`${index * part}%`} width={`${part}%`} height="10" className="fill-cybersecurity" />
          </svg>
          <div className="grid gap-x-(--gap) gap-y-3 sm:grid-cols-2">
            <div>
              <h3 className="text-h3">
                <span aria-hidden className="mr-3 text-ink-3">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-2 text-ink-2 sm:pr-6">{description}</p>
            </div>
            <ul className="text-small">
              {activities.map((activity) => (
                <li key={activity} className="border-b border-rule py-2 last:border-b-0">
                  {activity}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
