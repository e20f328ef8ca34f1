import { loadShelf } from "~/articles/load-shelf.server";
import { readBlog } from "~/articles/read-articles.server";
import { shelfHead } from "~/articles/shelf-head";
import { tagPath, tagSlug } from "~/articles/tags";
import { tagDescriptions } from "~/articles/tag-descriptions.server";
import type { PageHandle } from "~/layout/page-handle";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { ClosingBanner } from "~/sections/closing-banner";
import { Shelf } from "~/sections/shelf";
import type { Route } from "./+types/page";
import * as content from "./content";

export function loader({ params }: Route.LoaderArgs) {
  const found = Object.entries(tagDescriptions).find(([tag]) => tagSlug(tag) === params.tag);
  if (!found) throw new Response(null, { status: 404 });
  const [tag, description] = found;
  const articles = readBlog().filter((article) => article.tags.some((each) => each === tag));
  const path = tagPath(tag);
  return loadShelf({ title: tag, description, path, feed: `${path}/feed.xml`, articles, page: params.page });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? shelfHead(loaderData) : []);

export const handle: PageHandle = { ruler: content.ruler };

export default function TagPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Shelf {...loaderData} />
      <ClosingBanner {...content.banner} />
    </>
  );
}
