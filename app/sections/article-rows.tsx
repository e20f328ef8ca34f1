import type { ReactNode } from "react";

import { ArticleCover, ArticleSummary, type ArticleSummaryProps } from "./article-card";

/** Articles one under the other, divided by hairlines. */
export function ArticleRows({ children }: { children: ReactNode }) {
  return <ul className="border-t border-axis">{children}</ul>;
}

/** One of them: the text beside the cover. */
export function ArticleRow(summary: Omit<ArticleSummaryProps, "heading" | "titleSize">) {
  return (
    <li className="border-b border-rule-2">
      <article className="group relative grid gap-x-6 gap-y-4 py-6 sm:grid-cols-[3fr_2fr]">
        <div className="sm:order-last">
          <ArticleCover image={summary.article.image} />
        </div>
        <div>
          <ArticleSummary {...summary} heading="h3" titleSize="text-h3" />
        </div>
      </article>
    </li>
  );
}
