import { categories, categoryPath, categorySlug } from "~/articles/categories";
import { loadShelf } from "~/articles/load-shelf.server";
import { readBlog } from "~/articles/read-articles.server";
import { shelfHead } from "~/articles/shelf-head";
import type { PageHandle } from "~/layout/page-handle";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { ClosingBanner } from "~/sections/closing-banner";
import { Shelf } from "~/sections/shelf";
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
    ...loadShelf({ title: name, description, path, feed: `${path}/feed.xml`, articles, page: params.page }),
  };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? shelfHead(loaderData) : []);

export const handle: PageHandle = { ruler: content.ruler };

export default function CategoryPage({ loaderData: { accent, ...shelf } }: Route.ComponentProps) {
  return (
    <div className={`area-${accent}`}>
      <Shelf {...shelf} />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
