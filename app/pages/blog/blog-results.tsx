import type { BlogSearchEntry } from "~/articles/search-entries";
import type { FoundArticle } from "~/features/article-search/find-articles";
import { ArticleRows } from "~/sections/article-rows";
import { Highlighted } from "~/ui/highlighted";

interface BlogResultsProps {
  found: readonly FoundArticle<BlogSearchEntry>[];
  query: string;
}

/** Found articles as the list shows them, with what was typed marked. */
export function BlogResults({ found, query }: BlogResultsProps) {
  const byId = new Map(found.map((each) => [each.entry.id, each]));
  const marked = (id: string, text: string) => (
    <Highlighted text={text} query={query} words={byId.get(id)?.words ?? []} />
  );
  return (
    <ArticleRows
      articles={found.map(({ entry }) => entry)}
      show={({ id }) =>
        (text) =>
          marked(id, text)
        }
      note={({ id }) => {
        const section = byId.get(id)?.section;
        return section && <p className="mt-2 text-small text-ink-3">Section: {marked(id, section)}</p>;
      }}
    />
  );
}
