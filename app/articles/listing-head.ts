import { headOf } from "../lib/metadata/page-meta.ts";
import type { ArticleListingProps } from "../sections/article-listing.tsx";

/** The head of a category's or a tag's page. The pages after the first say so, for titles must differ. */
export function listingHead({
  title,
  description,
  path,
  trail,
  page,
  feed,
}: ArticleListingProps & { path: string }) {
  return headOf({
    title: page === 1 ? `${title}: Articles` : `${title}: Articles, Page ${page}`,
    description: page === 1 ? description : `Page ${page}. ${description}`.slice(0, 160),
    path,
    trail,
    feeds: [feed],
  });
}
