import { use, useRef, useState } from "react";

import { ArticleWords, wordsIn, wordsMarker } from "./article-words";
import { useCopyButtons } from "./use-copy-buttons";

/**
 * An article's words. Give it the article's id as key: it takes the words once.
 * `words` are given after a navigation in the browser; a page that was opened has them in its document.
 */
export function ArticleBody({ words }: { words: string | undefined }) {
  const prerendered = use(ArticleWords);
  const [html] = useState(() => ({ __html: words ?? prerendered ?? wordsIn(document) ?? "" }));
  const body = useRef<HTMLDivElement>(null);
  useCopyButtons(body);
  return <div ref={body} className="prose" {...wordsMarker} dangerouslySetInnerHTML={html} />;
}
