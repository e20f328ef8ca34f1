import { use, useRef, useState } from "react";

import { ArticleHtml, articleHtmlIn, articleMarker } from "./article-html";
import { useCopyButtons } from "./use-copy-buttons";

// Its own file, so that only articles load it.
import "./prose.css";

/**
 * An article's text, tables and code. Give it the article's id as key: it takes the HTML once.
 * `html` is given after a navigation in the browser; a page that was opened has it in its document.
 */
export function ArticleBody({ html }: { html: string | undefined }) {
  const prerendered = use(ArticleHtml);
  const [inner] = useState(() => ({ __html: html ?? prerendered ?? articleHtmlIn(document) ?? "" }));
  const body = useRef<HTMLDivElement>(null);
  useCopyButtons(body);
  return <div ref={body} className="prose" {...articleMarker} dangerouslySetInnerHTML={inner} />;
}
