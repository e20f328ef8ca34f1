import { pages } from "../site-map.ts";
import { blogPath, helpPath } from "./article.ts";
import { categorySlug } from "./categories.ts";
import { pageCount } from "./paging.ts";
import { countedCategories, countedTags, readBlog, readHelp } from "./read-articles.server.ts";
import { tagPath } from "./tags.ts";

/** Every address of the site, unencoded: the pages of the site map, and those that articles bring with them. */
export function allAddresses(): string[] {
  return [...pages.map((page) => page.path), ...articleAddresses()];
}

function articleAddresses(): string[] {
  const blog = readBlog();
  return [
    ...blog.map(({ id }) => blogPath(id)),
    ...countedCategories(blog).flatMap(({ name, count }) =>
      paged(`/blog/category/${categorySlug(name)}`, count),
    ),
    ...countedTags(blog).flatMap(({ tag, count }) => paged(tagPath(tag), count)),
    ...readHelp().map(({ id }) => helpPath(id)),
  ];
}

/** The first page of a list has the bare address, the others add their number. */
function paged(path: string, count: number): string[] {
  return Array.from({ length: pageCount(count) }, (_, index) =>
    index === 0 ? path : `${path}/${index + 1}`,
  );
}
