import type { SearchResult } from "~/features/search/engine";
import { ArticleRow } from "~/sections/article-rows";
import { Highlighted } from "~/features/search/highlighted";

/** A found article as the list shows it, with what was typed marked. */
export function BlogResult({ result }: { result: SearchResult }) {
  const { path, title, description, article, section, highlight } = result;
  const marked = (text: string) => <Highlighted segments={highlight(text)} />;
  if (!article) return null;
  return (
    <ArticleRow
      article={{ ...article, id: path.split("/").at(-1) ?? "", title, excerpt: description }}
      show={marked}
      note={section && <p className="mt-2 text-small text-ink-3">Section: {marked(section)}</p>}
    />
  );
}
