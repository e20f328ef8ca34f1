import { ArticleCover, ArticleSummary, type ListedArticle } from "~/sections/article-card";

/** The newest article, with its cover as large as the page allows. */
export function FeaturedArticle({ article }: { article: ListedArticle }) {
  return (
    <article className="grid-12 group relative mb-14 gap-y-6 border-b border-rule-2 pb-10 md:mb-18 md:pb-14">
      <div className="col-span-full md:col-span-8">
        <ArticleCover image={article.image} eager />
      </div>
      <div className="col-span-full flex flex-col border-t border-axis pt-4 md:col-span-4">
        <p className="mb-auto font-strong">Featured</p>
        <div className="pt-6">
          <ArticleSummary article={article} heading="h2" titleSize="text-h2" />
        </div>
      </div>
    </article>
  );
}
