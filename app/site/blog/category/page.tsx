import { categories, categoryPath, categorySlug } from "~/articles/categories";
import { loadListing } from "~/articles/load-listing.server";
import { readBlog } from "~/articles/read-articles.server";
import { listingHead } from "~/articles/listing-head";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { ClosingBanner } from "~/sections/closing-banner";
import { ArticleListing } from "~/sections/article-listing";
import type { Route } from "./+types/page";
import * as content from "./content";

export function loader({ params }: Route.LoaderArgs) {
  const category = categories.find(({ name }) => categorySlug(name) === params.name);
  if (!category) throw new Response(null, { status: 404 });
  const { name, description, accent } = category;
  const articles = readBlog().filter((article) => article.category === name);
  const path = categoryPath(name);
  return {
    accent,
    ...loadListing({ title: name, description, path, articles, page: params.page }),
  };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? listingHead(loaderData) : []);

export default function CategoryPage({ loaderData: { accent, ...listing } }: Route.ComponentProps) {
  return (
    <div className={`area-${accent}`}>
      <ArticleListing {...listing} />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
