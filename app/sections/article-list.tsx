import { ArticleCover, ArticleSummary, type ListedArticle } from "./article-card";

/** Articles as cards with their covers, two or three in a row. */
export function ArticleList({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.id}>
          <article className="group relative flex h-full flex-col border-t border-axis pt-4">
            <div className="mb-4">
              <ArticleCover image={article.image} eager={index === 0} />
            </div>
            <ArticleSummary article={article} heading="h2" />
          </article>
        </li>
      ))}
    </ul>
  );
}
