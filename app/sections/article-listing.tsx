import { cx } from "~/lib/react/cx";
import { RestOfPage } from "~/lib/navigation/rest-of-page";
import type { Feed } from "~/lib/metadata/page-meta";
import type { Crumb } from "~/site-map";
import { SiteLink } from "~/ui/site-link";
import type { ListedArticle } from "./article-card";
import { ArticleList } from "./article-list";
import { Breadcrumb } from "./breadcrumb";

export interface ArticleListingProps {
  title: string;
  description: string;
  trail: readonly Crumb[];
  /** How many articles there are on all pages together. */
  total: number;
  articles: readonly ListedArticle[];
  /** The page in view, counted from 1. */
  page: number;
  /** The address of each page. */
  pagePaths: readonly string[];
  feed: Feed;
}

/** The articles of a category or with a tag, a page of them at a time. */
export function ArticleListing({
  title,
  description,
  trail,
  total,
  articles,
  page,
  pagePaths,
  feed,
}: ArticleListingProps) {
  return (
    <>
      <section className="border-b border-rule-2">
        <div className="wrap">
          <Breadcrumb trail={trail} />
          <div className="grid-12 gap-y-6 pt-8 pb-10 md:pt-12 md:pb-14">
            <h1 className="col-span-full text-h1 [overflow-wrap:anywhere] md:col-span-8">{title}</h1>
            <div className="col-span-full md:col-span-4 md:self-end">
              <p className="max-w-[44ch] text-lede text-ink-2">{description}</p>
              <p className="label-text mt-4 text-ink-3">
                {total} {total === 1 ? "article" : "articles"}
                {pagePaths.length > 1 && `, page ${page} of ${pagePaths.length}`}.{" "}
                <a href={feed.path} className="underline hover:text-ink">
                  Atom feed
                </a>
              </p>
            </div>
          </div>
        </div>
      </section>
      <RestOfPage>
        <section className="section-space wrap">
          <ArticleList articles={articles} />
          {pagePaths.length > 1 && <Pages page={page} paths={pagePaths} />}
        </section>
      </RestOfPage>
    </>
  );
}

function Pages({ page, paths }: { page: number; paths: readonly string[] }) {
  return (
    <nav aria-label="Pages" className="mt-14 flex flex-wrap gap-3">
      {paths.map((path, index) => (
        <SiteLink
          key={path}
          to={path}
          aria-current={index + 1 === page ? "page" : undefined}
          className={cx(
            "rounded-control border border-control px-4 py-2 font-strong hover:border-ink",
            index + 1 === page && "bg-ink text-paper",
          )}
        >
          <span className="sr-only">Page </span>
          {index + 1}
        </SiteLink>
      ))}
    </nav>
  );
}
