export interface Story {
  industry: string;
  challenge: string;
  solution: string;
  result: string;
}

/** One row for each story: what was wrong, what was done, and what came of it in large type. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="border-t-2 border-ink-3">
      {stories.map(({ industry, challenge, solution, result }) => (
        <li
          key={industry}
          className="grid-12 gap-y-6 border-b border-rule-2 py-9 max-sm:gap-y-4 max-sm:py-5 md:py-12"
        >
          <h3 className="col-span-full text-h3 md:col-span-2">{industry}</h3>
          <dl className="contents">
            <div className="col-span-full sm:col-span-6 md:col-span-3">
              <dt className="label-text text-ink-3">Challenge</dt>
              <dd className="mt-1.5 text-small">{challenge}</dd>
            </div>
            <div className="col-span-full sm:col-span-6 md:col-span-3">
              <dt className="label-text text-ink-3">Solution</dt>
              <dd className="mt-1.5 text-small">{solution}</dd>
            </div>
            <div className="col-span-full border-l-8 border-blue pl-5 md:col-span-4">
              <dt className="label-text text-ink-3">Result</dt>
              <dd className="mt-1.5 text-callout-sm leading-tight font-strong tracking-title lg:text-callout-lg">
                {result}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
