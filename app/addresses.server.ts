import { positionPath, positions } from "./catalogue/positions.ts";
import { pages } from "./site-map.ts";
import { blogPath, helpPath } from "./articles/article.ts";
import { categorySlug } from "./articles/categories.ts";
import { pageCount } from "./articles/paging.ts";
import { countedCategories, countedTags, readBlog, readHelp } from "./articles/read-articles.server.ts";
import { tagPath } from "./articles/tags.ts";

/** Every address of the site, unencoded: the pages of the site map, those of open positions and of articles. */
export function allAddresses(): string[] {
  return [
    ...pages.map((page) => page.path),
    ...positions.map(({ id }) => positionPath(id)),
    ...articleAddresses(),
  ];
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
