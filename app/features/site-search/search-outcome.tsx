import { type ReactNode, useMemo } from "react";

import { CutLine } from "~/figures/cut-line";
import { EmptyShelf } from "~/figures/empty-shelf";
import type { Loaded } from "~/lib/loading/use-loaded";
import { useSettled } from "~/lib/react/use-settled";
import { Button } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";
import type { Search, SearchResults } from "./engine";
import { ResultList } from "./result-list";

interface SearchOutcomeProps {
  query: string;
  engine: Loaded<Search>;
  /** Shown while nothing is typed. */
  idle?: ReactNode;
  /** How many results are shown. */
  most?: number;
  /** Called when a link was followed in this tab. */
  onChoose?: () => void;
}

/** What a query leads to, seen and heard. */
export function SearchOutcome({ query, engine, idle, most = 20, onChoose }: SearchOutcomeProps) {
  const { value: search, failed, retry } = engine;
  const typed = query.trim() !== "";
  const results = useMemo(() => (typed ? search?.(query) : undefined), [search, query, typed]);
  const summary = results && summaryOf(results, most);
  const heard = useSettled(typed ? (failed ? failure : summary) : "", 700);

  return (
    <>
      <p role="status" className="sr-only">
        {heard}
      </p>
      {failed ? (
        <div className="grid justify-items-start gap-4">
          <CutLine />
          <p>{failure} The connection may have been lost, or the site renewed since this page was opened.</p>
          <Button size="small" emphasis="secondary" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : !typed ? (
        idle
      ) : !results ? (
        <LoadingBars />
      ) : results.found.length === 0 ? (
        <NothingFound onChoose={onChoose} />
      ) : (
        <>
          <p className="label-text mb-1 text-ink-3">{summary}</p>
          <ResultList found={results.found.slice(0, most)} query={query} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

const failure = "Search could not be loaded.";

function summaryOf({ found, partial }: SearchResults, most: number): string {
  const total = found.length;
  if (total === 0) return "Nothing found.";
  const count = total === 1 ? "1 result" : `${total} results`;
  const shown = total > most ? `${count}, the best ${most} shown` : count;
  return partial ? `Nothing has all of these words. ${shown} with some of them.` : `${shown}.`;
}

function NothingFound({ onChoose }: { onChoose: (() => void) | undefined }) {
  return (
    <div className="grid gap-2">
      <EmptyShelf />
      <p className="mt-3 text-h4">Nothing on this site matches that.</p>
      <p className="text-ink-2">
        Try fewer words, or another word for the same thing. Or{" "}
        <SiteLink to="/contact" onClick={onChoose} className="underline hover:text-ink">
          ask us
        </SiteLink>
        : an engineer reads every message.
      </p>
    </div>
  );
}

/** Three results to come. */
function LoadingBars() {
  return (
    <div>
      <p className="sr-only">Search is loading.</p>
      <svg width="100%" height="140" aria-hidden className="fill-rule">
        {[0, 52, 104].map((y) => (
          <g key={y}>
            <rect y={y} width="46%" height="12" />
            <rect y={y + 20} width="82%" height="8" />
          </g>
        ))}
      </svg>
    </div>
  );
}
