import type { BlogSearchEntry } from "~/articles/search-entries";
import type { FoundArticle } from "~/features/article-search/find-articles";
import { ArticleRow, ArticleRows } from "~/sections/article-rows";
import { Highlighted } from "~/ui/highlighted";

interface BlogResultsProps {
  found: readonly FoundArticle<BlogSearchEntry>[];
  query: string;
}

/** Found articles as the list shows them, with what was typed marked. */
export function BlogResults({ found, query }: BlogResultsProps) {
  return (
    <ArticleRows>
      {found.map(({ entry, words, section }) => {
        const marked = (text: string) => <Highlighted text={text} query={query} words={words} />;
        return (
          <ArticleRow
            key={entry.id}
            article={entry}
            show={marked}
            note={section && <p className="mt-2 text-small text-ink-3">Section: {marked(section)}</p>}
          />
        );
      })}
    </ArticleRows>
  );
}
