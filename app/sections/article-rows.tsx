import type { ReactNode } from "react";

import { ArticleCover, ArticleWords, type ArticleWordsProps } from "./article-card";

/** Articles one under the other, divided by hairlines. */
export function ArticleRows({ children }: { children: ReactNode }) {
  return <ul className="border-t border-axis">{children}</ul>;
}

/** One of them: words beside the cover. */
export function ArticleRow(words: Omit<ArticleWordsProps, "heading" | "titleSize">) {
  return (
    <li className="border-b border-rule-2">
      <article className="group relative grid gap-x-6 gap-y-4 py-6 sm:grid-cols-[3fr_2fr]">
        <div className="sm:order-last">
          <ArticleCover image={words.article.image} />
        </div>
        <div>
          <ArticleWords {...words} heading="h3" titleSize="text-h3" />
        </div>
      </article>
    </li>
  );
}
