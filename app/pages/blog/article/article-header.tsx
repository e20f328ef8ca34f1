import type { BlogArticle } from "~/articles/article";
import { categoryPath } from "~/articles/categories";
import { Breadcrumb } from "~/sections/breadcrumb";
import type { Crumb } from "~/site-map";
import { SiteLink } from "~/ui/site-link";
import type { LinkedAuthor } from "./author-note";

interface ArticleHeaderProps {
  article: BlogArticle;
  author: LinkedAuthor;
  /** As machines read it: "2025-01-10T10:00:00+05:30". */
  published: string;
  /** The same of the last review. */
  modified: string;
  trail: readonly Crumb[];
}

export function ArticleHeader({ article, author, published, modified, trail }: ArticleHeaderProps) {
  return (
    <header className="border-b border-rule-2">
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <div className="grid-12 gap-y-8 pt-8 pb-10 md:pt-12 md:pb-14">
          <div className="col-span-full md:col-span-7">
            <h1 className="text-h2 [overflow-wrap:anywhere]">{article.title}</h1>
            <p className="mt-5 max-w-[44ch] text-lede text-ink-2">{article.excerpt}</p>
            <p className="label-text mt-6 flex flex-wrap gap-x-4 gap-y-2 text-ink-3">
              <SiteLink to={author.path} className="text-ink underline hover:no-underline">
                {author.name}
              </SiteLink>
              <time dateTime={published}>{article.date}</time>
              {article.reviewed !== article.date && (
                <span>
                  Reviewed <time dateTime={modified}>{article.reviewed}</time>
                </span>
              )}
              <span>{article.readTime}</span>
              <SiteLink to={categoryPath(article.category)} className="underline hover:text-ink">
                {article.category}
              </SiteLink>
            </p>
          </div>
          <figure className="col-span-full md:col-span-5">
            <img
              src={article.image}
              width={760}
              height={428}
              alt=""
              fetchPriority="high"
              className="h-auto w-full border border-rule"
            />
            <figcaption className="label-text mt-2 text-ink-3">{article.caption}</figcaption>
          </figure>
        </div>
      </div>
    </header>
  );
}
