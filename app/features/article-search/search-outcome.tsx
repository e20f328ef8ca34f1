import type { ReactNode } from "react";

import { CutLine } from "~/figures/cut-line";
import { EmptyShelf } from "~/figures/empty-shelf";
import { useSettled } from "~/lib/react/use-settled";
import { Button } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";
import type { FoundArticle } from "./find-articles";
import type { ArticleSearch } from "./use-article-search";

interface SearchOutcomeProps<Entry> {
  /** Enter in the search box leads here. */
  id: string;
  search: ArticleSearch<Entry>;
  /** Shown while nothing is looked for. */
  idle: ReactNode;
  /** For the block around an outcome; what is shown instead of one brings its own. */
  className?: string;
  /** Shows what was found, one or more. */
  children: (found: readonly FoundArticle<Entry>[]) => ReactNode;
}

/** What the search comes to, seen and heard. */
export function SearchOutcome<Entry>({ id, search, idle, className, children }: SearchOutcomeProps<Entry>) {
  const { active, found, failed, retry } = search;
  const summary = active ? summaryOf(search) : "";
  const heard = useSettled(summary, 600);
  return (
    <>
      <p role="status" className="sr-only">
        {heard}
      </p>
      {active ? (
        <div className={className}>
          <h2 id={id} tabIndex={-1} className="mb-6 text-h3 outline-none">
            {summary}
          </h2>
          {failed && <Failed retry={retry} />}
          {found?.length === 0 && <NothingFound clear={() => search.setQuery("")} />}
          {found && found.length > 0 && children(found)}
        </div>
      ) : (
        idle
      )}
    </>
  );
}

function summaryOf({ found, failed }: Pick<ArticleSearch<unknown>, "found" | "failed">): string {
  if (failed) return "The search could not be loaded.";
  if (!found) return "Looking through the articles…";
  if (found.length === 0) return "No article matches that.";
  return found.length === 1 ? "1 article found" : `${found.length} articles found`;
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="border-t border-axis pt-8">
      <CutLine />
      <p className="mt-6 mb-5 max-w-[52ch] text-ink-2">
        The connection may have been lost on the way. What you typed is still there.
      </p>
      <Button emphasis="secondary" size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

function NothingFound({ clear }: { clear: () => void }) {
  return (
    <div className="border-t border-axis pt-8">
      <EmptyShelf />
      <p className="mt-6 mb-5 max-w-[52ch] text-ink-2">
        Try fewer words, or another word for the same thing. Or{" "}
        <SiteLink to="/contact" className="underline hover:text-ink">
          ask an engineer
        </SiteLink>
        : a good question may become an article.
      </p>
      <Button emphasis="secondary" size="small" onClick={clear}>
        Show all again
      </Button>
    </div>
  );
}
