const articlesPerPage = 12;

export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage));
}

/** The articles of a page, counted from 1; undefined for a page that does not exist. */
export function pageOf<T>(articles: readonly T[], page: number): readonly T[] | undefined {
  if (!Number.isInteger(page) || page < 1 || page > pageCount(articles.length)) return undefined;
  return articles.slice((page - 1) * articlesPerPage, page * articlesPerPage);
}
