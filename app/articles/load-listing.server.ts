import { breadcrumb } from "../site-map.ts";
import type { ArticleListingProps } from "../sections/article-listing.tsx";
import type { BlogArticle } from "./article.ts";
import { listingFeed } from "./article-feeds.ts";
import { listed } from "./listed-article.server.ts";
import { pageCount, pageOf } from "./paging.ts";

interface ListingOptions {
  title: string;
  description: string;
  /** Encoded. */
  path: string;
  articles: readonly BlogArticle[];
  /** The last part of the address, from the second page on. */
  page: string | undefined;
}

/** What the page of a category or a tag shows; a page that does not exist is a 404. */
export function loadListing({
  articles,
  page: asked,
  path,
  title,
  ...rest
}: ListingOptions): ArticleListingProps & { path: string } {
  const page = asked === undefined ? 1 : Number(asked);
  const shown = asked === "1" ? undefined : pageOf(articles, page);
  if (!shown) throw new Response(null, { status: 404 });
  const pagePaths = Array.from({ length: pageCount(articles.length) }, (_, index) =>
    index === 0 ? path : `${path}/${index + 1}`,
  );
  return {
    ...rest,
    title,
    feed: listingFeed(title, path),
    path: pagePaths[page - 1] ?? path,
    trail: [...breadcrumb("/blog"), { label: title, path }].map(({ label, path: to }) => ({
      label,
      path: to,
    })),
    total: articles.length,
    articles: shown.map(listed),
    page,
    pagePaths,
  };
}
