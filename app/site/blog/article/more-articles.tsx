import { type BlogArticle, blogPath } from "~/articles/article";
import type { CategoryName } from "~/articles/categories";
import { ArticleCover } from "~/sections/article-card";
import { SiteLink } from "~/ui/site-link";

interface MoreArticlesProps {
  related: readonly BlogArticle[];
  earlier: BlogArticle | undefined;
  later: BlogArticle | undefined;
  category: CategoryName;
}

/** Three articles on neighbouring subjects, and the neighbours in the category. */
export function MoreArticles({ related, earlier, later, category }: MoreArticlesProps) {
  return (
    <section aria-labelledby="more" className="section-space border-t border-rule-2 bg-sand print:hidden">
      <div className="wrap grid-12 gap-y-6 md:gap-y-10">
        <h2 id="more" className="col-span-full text-h2 md:col-span-4">
          Related articles
        </h2>
        <ul className="col-span-full border-t border-rule-2 md:col-span-8">
          {related.map((article) => (
            <li key={article.id} className="border-b border-rule-2">
              <SiteLink
                to={blogPath(article.id)}
                className="group grid items-center gap-x-6 py-2.5 sm:grid-cols-3 sm:py-4"
              >
                <span className="max-sm:hidden">
                  <ArticleCover image={article.image} />
                </span>
                <span className="col-span-2">
                  <span className="block text-body leading-6 font-strong text-balance group-hover:underline sm:text-h4">
                    {article.title}
                  </span>
                  <span className="label-text mt-1 block text-ink-3">
                    {article.category}, {article.readTime}
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <nav
          aria-label={`More in ${category}`}
          className="col-span-full grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-6"
        >
          {earlier && <Neighbour label="Previous" article={earlier} />}
          {later && <Neighbour label="Next" article={later} />}
        </nav>
      </div>
    </section>
  );
}

function Neighbour({ label, article }: { label: string; article: BlogArticle }) {
  return (
    <SiteLink to={blogPath(article.id)} className="group border-t border-axis pt-3">
      <span className="label-text block text-ink-3">
        {label} in {article.category}
      </span>
      <span className="text-body leading-6 font-strong group-hover:underline sm:text-h4">
        {article.title}
      </span>
    </SiteLink>
  );
}
