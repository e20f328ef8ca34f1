import type { HelpSearchEntry } from "~/articles/search-entries";
import type { FoundArticle } from "~/features/article-search/find-articles";
import { Highlighted } from "~/ui/highlighted";
import { HelpLink } from "./help-link";

interface HelpResultsProps {
  found: readonly FoundArticle<HelpSearchEntry>[];
  query: string;
}

/** Found help articles, the best first, with what was typed marked. */
export function HelpResults({ found, query }: HelpResultsProps) {
  return (
    <ul className="grid gap-x-(--gap) border-t border-axis sm:grid-cols-2">
      {found.map(({ entry, words, section }) => {
        const marked = (text: string) => <Highlighted text={text} query={query} words={words} />;
        return (
          <li key={entry.id} className="border-b border-rule">
            <HelpLink
              id={entry.id}
              title={marked(entry.title)}
              excerpt={
                <>
                  {marked(entry.excerpt)}
                  {section && <span className="mt-1 block text-ink-3">Section: {marked(section)}</span>}
                </>
              }
              group={marked(entry.group)}
            />
          </li>
        );
      })}
    </ul>
  );
}
