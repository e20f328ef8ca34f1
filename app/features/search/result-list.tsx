import type { ReactNode } from "react";

import type { SearchResult } from "./engine";
import { ResultRow } from "./result-row";

export interface ResultListProps {
  results: readonly SearchResult[];
  /** "rows" have the sign of their area; "columns" stand side by side, all of one kind. */
  layout?: "rows" | "columns";
  /** Draws a result as a list item, where a page has its own way to show what is found. */
  renderResult?: ((result: SearchResult) => ReactNode) | undefined;
  /** Called when a result was followed in this tab. */
  onChoose?: (() => void) | undefined;
}

/** What was found, best first. */
export function ResultList({ results, layout = "rows", renderResult, onChoose }: ResultListProps) {
  return (
    <ol className={layouts[renderResult ? "custom" : layout]}>
      {results.map(
        (result) =>
          renderResult?.(result) ?? (
            <ResultRow key={result.id} result={result} inColumns={layout === "columns"} onChoose={onChoose} />
          ),
      )}
    </ol>
  );
}

const layouts = {
  rows: undefined,
  columns: "grid gap-x-(--gap) border-t border-axis sm:grid-cols-2",
  custom: "border-t border-axis",
};
