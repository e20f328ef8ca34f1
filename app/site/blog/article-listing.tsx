import type { Page } from "astro";

import { listingFeed } from "~/articles/article-feeds";
import { type ArticleList as List, listPath } from "~/articles/article-lists.server";
import { cx } from "~/lib/react/cx";
import type { ListedArticle } from "~/sections/article-card";
import { ArticleList } from "~/sections/article-list";
import { Breadcrumb } from "~/sections/breadcrumb";
import type { Crumb } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

export interface ArticleListingProps {
  list: List;
  /** The articles in view. */
  page: Page<ListedArticle>;
  trail: readonly Crumb[];
}

/** The articles of a category or with a tag, a page of them at a time. */
export function ArticleListing({ list, page, trail }: ArticleListingProps) {
  const { data: articles, total, currentPage, lastPage } = page;
  return (
    <>
      <section className="border-b border-rule-2">
        <div className="wrap">
          <Breadcrumb path={list.path} trail={trail} />
          <div className="grid-12 gap-y-6 pt-8 pb-10 md:pt-12 md:pb-14">
            <h1 className="col-span-full text-h1 [overflow-wrap:anywhere] md:col-span-8">{list.title}</h1>
            <div className="col-span-full md:col-span-4 md:self-end">
              <p className="max-w-[44ch] text-lede text-ink-2">{list.description}</p>
              <p className="label-text mt-4 text-ink-3">
                {total} {total === 1 ? "article" : "articles"}
                {lastPage > 1 && `, page ${currentPage} of ${lastPage}`}.{" "}
                <a href={listingFeed(list.title, list.path).path} className="underline hover:text-ink">
                  Atom feed
                </a>
              </p>
            </div>
          </div>
        </div>
      </section>
      <section className="section-space wrap">
        <ArticleList articles={articles} />
        {lastPage > 1 && <Pages list={list} current={currentPage} last={lastPage} />}
      </section>
    </>
  );
}

function Pages({ list, current, last }: { list: List; current: number; last: number }) {
  return (
    <nav aria-label="Pages" className="mt-14 flex flex-wrap gap-3">
      {Array.from({ length: last }, (_, index) => index + 1).map((number) => (
        <SiteLink
          key={number}
          to={listPath(list, number)}
          aria-current={number === current ? "page" : undefined}
          className={cx(
            "rounded-control border border-control px-4 py-2 font-strong hover:border-ink",
            number === current && "bg-ink text-paper",
          )}
        >
          <span className="sr-only">Page </span>
          {number}
        </SiteLink>
      ))}
    </nav>
  );
}
