import type { CategoryName } from "~/articles/categories";
import { ArticleCover } from "~/sections/article-card";
import { SiteLink } from "~/ui/site-link";
import type { ArticleLink } from "./load-article.server";

interface MoreArticlesProps {
  related: readonly ArticleLink[];
  earlier: ArticleLink | undefined;
  later: ArticleLink | undefined;
  category: CategoryName;
}

/** Three articles on neighbouring subjects, and the neighbours in the category. */
export function MoreArticles({ related, earlier, later, category }: MoreArticlesProps) {
  return (
    <section aria-labelledby="more" className="section-space border-t border-rule-2 bg-sand print:hidden">
      <div className="wrap grid-12 gap-y-10">
        <h2 id="more" className="col-span-full text-h2 md:col-span-4">
          Related articles
        </h2>
        <ul className="col-span-full border-t border-rule-2 md:col-span-8">
          {related.map((article) => (
            <li key={article.path} className="border-b border-rule-2">
              <SiteLink to={article.path} className="group grid grid-cols-3 items-center gap-x-6 py-4">
                <ArticleCover image={article.image} />
                <span className="col-span-2">
                  <span className="block text-h4 text-balance group-hover:underline">{article.title}</span>
                  <span className="label-text mt-1 block text-ink-3">
                    {article.category}, {article.readTime}
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <nav aria-label={`More in ${category}`} className="col-span-full grid gap-6 sm:grid-cols-2">
          {earlier && <Neighbour label="Previous" article={earlier} />}
          {later && <Neighbour label="Next" article={later} />}
        </nav>
      </div>
    </section>
  );
}

function Neighbour({ label, article }: { label: string; article: ArticleLink }) {
  return (
    <SiteLink to={article.path} className="group border-t border-axis pt-3">
      <span className="label-text block text-ink-3">
        {label} in {article.category}
      </span>
      <span className="text-h4 group-hover:underline">{article.title}</span>
    </SiteLink>
  );
}
