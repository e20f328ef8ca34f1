import type { ArticleAge, BlogArticle } from "~/articles/article";
import { categoryPath } from "~/articles/categories";
import { ArticleDates, ReviewNotice } from "~/sections/article-dates";
import { Breadcrumb } from "~/sections/breadcrumb";
import type { Crumb } from "~/site-map";
import { SiteLink } from "~/ui/site-link";
import type { LinkedAuthor } from "./author-note";

interface ArticleHeaderProps {
  article: BlogArticle;
  author: LinkedAuthor;
  age: ArticleAge;
  trail: readonly Crumb[];
  path: string;
}

export function ArticleHeader({ article, author, age, trail, path }: ArticleHeaderProps) {
  return (
    <header className="border-b border-rule-2">
      <div className="wrap">
        <Breadcrumb path={path} trail={trail} />
        <div className="grid-12 pt-8 pb-10 md:pt-12 md:pb-14">
          <div className="col-span-full md:col-span-9">
            <h1 className="text-h2 [overflow-wrap:anywhere]">{article.title}</h1>
            <p className="mt-5 max-w-[60ch] text-lede text-ink-2">{article.excerpt}</p>
            <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-small text-ink-3">
              <SiteLink to={author.path} className="text-ink underline hover:no-underline">
                {author.name}
              </SiteLink>
              <ArticleDates article={article} age={age} />
              <span>{article.readTime}</span>
              <SiteLink to={categoryPath(article.category)} className="underline hover:text-ink">
                {article.category}
              </SiteLink>
            </p>
            <ReviewNotice isOld={age.isOld} />
          </div>
        </div>
      </div>
    </header>
  );
}
