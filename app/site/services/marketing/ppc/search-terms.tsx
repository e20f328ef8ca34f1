import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import type { SearchTerm } from "./content";

/** A report of search terms, read: the bar is what was paid, the word beside it what becomes of it. */
export function SearchTerms({ rows, caption }: { rows: readonly SearchTerm[]; caption: string }) {
  const most = Math.max(...rows.map((row) => row.spent));
  return (
    <FigureFrame caption={caption} example>
      <ul data-scale="prices" className="border-t border-rule-2">
        {rows.map((row) => (
          <li key={row.query} className="border-b border-rule py-2 sm:py-3.5">
            <p className="flex flex-wrap items-baseline max-sm:flex-col justify-between gap-x-6">
              <span className={cx("font-strong", row.verdict === "Exclude" && "text-ink-2")}>
                {row.query}
              </span>
              <span className="text-small text-ink-2">
                <strong className="font-strong text-ink">{row.verdict}:</strong> {row.why}
              </span>
            </p>
            <div className="mt-1 grid sm:mt-2 grid-cols-[minmax(0,1fr)_3rem] items-center gap-4">
              <svg aria-hidden width="100%" height="10" className="block">
                <rect
                  width={`${Math.round((row.spent / most) * 100)}%`}
                  height="10"
                  className={looks[row.verdict]}
                />
              </svg>
              <span className="label-text text-right text-ink-3">{formatPrice(row.spent)}</span>
            </div>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

const looks: Record<SearchTerm["verdict"], string> = {
  Keep: "fill-accent",
  Exclude: "fill-rule-2",
  Ask: "fill-blue-2",
};
