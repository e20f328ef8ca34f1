import type { ReactNode } from "react";

import { ArticleCover, ArticleWords, type ListedArticle } from "./article-card";

export interface ArticleRowsProps {
  articles: readonly ListedArticle[];
  /** How the words of an article are shown; by default as they are. */
  show?: (article: ListedArticle) => (text: string) => ReactNode;
  /** Stands under an article's excerpt. */
  note?: (article: ListedArticle) => ReactNode;
}

/** Articles one under the other, words beside the cover, divided by hairlines. */
export function ArticleRows({ articles, show, note }: ArticleRowsProps) {
  return (
    <ul className="border-t border-axis">
      {articles.map((article) => (
        <li key={article.id} className="border-b border-rule-2">
          <article className="group relative grid gap-x-6 gap-y-4 py-6 sm:grid-cols-3">
            <div className="sm:order-last">
              <ArticleCover article={article} />
            </div>
            <div className="sm:col-span-2">
              <ArticleWords
                article={article}
                heading="h3"
                titleSize="text-h3"
                {...(show && { show: show(article) })}
                note={note?.(article)}
              />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
