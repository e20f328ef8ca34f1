import { loadListing } from "~/articles/load-listing.server";
import { readBlog } from "~/articles/read-articles.server";
import { listingHead } from "~/articles/listing-head";
import { tagPath, tagSlug } from "~/articles/tags";
import { tagDescriptions } from "~/articles/tag-descriptions.server";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { ClosingBanner } from "~/sections/closing-banner";
import { ArticleListing } from "~/sections/article-listing";
import type { Route } from "./+types/page";
import * as content from "./content";

export function loader({ params }: Route.LoaderArgs) {
  const found = Object.entries(tagDescriptions).find(([tag]) => tagSlug(tag) === params.tag);
  if (!found) throw new Response(null, { status: 404 });
  const [tag, description] = found;
  const articles = readBlog().filter((article) => article.tags.some((each) => each === tag));
  const path = tagPath(tag);
  return loadListing({
    title: tag,
    description,
    path,
    articles,
    page: params.page,
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? listingHead(loaderData) : []);

export default function TagPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ArticleListing {...loaderData} />
      <ClosingBanner {...content.banner} />
    </>
  );
}
