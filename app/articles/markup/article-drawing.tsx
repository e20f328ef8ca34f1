import { renderToStaticMarkup } from "react-dom/server";

import type { BlogArticle } from "../article";

type Drawn = Pick<BlogArticle, "image" | "caption">;

/** The article's drawing at the end of its opening, where a reader knows what it is about: before the first section. */
export function withDrawing(html: string, drawn: Drawn): string {
  const drawing = renderToStaticMarkup(<ArticleDrawing {...drawn} />);
  const at = html.indexOf("<h2 ");
  return at === -1 ? html + drawing : html.slice(0, at) + drawing + html.slice(at);
}

/**
 * With its size, so that the text below it stays where it is while the drawing loads. The text comes first: React
 * would put a preload link into the article for an image of higher priority.
 */
function ArticleDrawing({ image, caption }: Drawn) {
  return (
    <figure>
      <img
        src={image}
        width={760}
        height={428}
        alt=""
        fetchPriority="low"
        className="h-auto w-full border border-rule"
      />
      <figcaption className="label-text mt-2 text-ink-3">{caption}</figcaption>
    </figure>
  );
}
