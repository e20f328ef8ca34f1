import { cx } from "~/lib/cx";
import type { Result } from "./case-study";
import { ResultDrawing } from "./result-drawing";

export interface ResultsPanelProps {
  results: readonly Result[];
  className: string;
}

/** The figures in the colours of the study, the first one largest, each drawn to scale. */
export function ResultsPanel({ results, className }: ResultsPanelProps) {
  return (
    <section className={cx("wash border-t-8 border-accent p-6 md:p-8", className)}>
      <h4 className="text-h4">Results Achieved</h4>
      <dl className="mt-5">
        {results.map((result, index) => (
          <div
            key={result.label}
            className="flex flex-col border-rule-2 py-5 first:pt-0 last:pb-0 not-first:border-t"
          >
            <dt className="mt-2 font-strong">{result.label}</dt>
            <dd className={cx("-order-1", index === 0 ? "text-figure" : "text-h3")}>{result.figure}</dd>
            <dd className="mt-4">
              <ResultDrawing drawing={result.drawing} />
            </dd>
            <dd className="mt-3 text-small text-ink-2">{result.measured}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
