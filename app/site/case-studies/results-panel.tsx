import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import type { Result } from "./studies.data";
import { ResultDrawing } from "./result-drawing";

export interface ResultsPanelProps {
  results: readonly Result[];
  className: string;
}

/** The figures in the colours of the study, the first one largest, each drawn to scale; on a phone the others open. */
export function ResultsPanel({ results, className }: ResultsPanelProps) {
  return (
    <div className={cx("border-t-8 border-accent", className)}>
      <div className="wash border border-t-0 border-rule-2 p-5 sm:p-6 md:p-8">
        <h4 className="text-h4">Results Achieved</h4>
        <dl className="mt-4 grid gap-x-8 gap-y-4 sm:mt-5 sm:gap-y-6 lg:grid-cols-2">
          {results.map((result, index) => (
            <div
              key={result.label}
              className={cx(
                "flex flex-col",
                index === 0 ? "col-span-full" : "border-t border-rule-2 pt-4 sm:pt-5",
              )}
            >
              <dt className="mt-1.5 leading-tight font-strong">{result.label}</dt>
              <dd className={cx("-order-1", index === 0 ? "text-figure" : "text-h3")}>{result.figure}</dd>
              <dd className={index === 0 ? "mt-4" : "sm:mt-4"}>
                {index === 0 ? (
                  <Measured {...result} />
                ) : (
                  <Folded
                    title={<span className="text-small text-ink-2 sm:hidden">How it was measured</span>}
                  >
                    <Measured {...result} />
                  </Folded>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Measured({ drawing, measured }: Result) {
  return (
    <>
      <ResultDrawing drawing={drawing} />
      <p className="mt-3 text-small text-ink-2">{measured}</p>
    </>
  );
}
