export const articlesPerPage = 12;

export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage));
}
