import { z } from "zod";

import { blogPath, helpPath } from "./articles/article.ts";
import { articleLists, listPath } from "./articles/article-lists.server.ts";
import { pageCount } from "./articles/paging.ts";
import { readBlog, readHelp } from "./articles/read-articles.server.ts";
import { positionPath } from "./catalogue/positions.ts";
import { positions } from "./catalogue/positions.data.ts";
import { pages } from "./site-map.ts";

/** Every page of the site, articles included, as its address stands in a link. */
export function everyAddress(): readonly string[] {
  return [
    ...pages.map(({ path }) => path),
    ...positions.map(({ id }) => positionPath(id)),
    ...readBlog().map(({ id }) => blogPath(id)),
    ...articleLists().flatMap((list) =>
      Array.from({ length: pageCount(list.articles.length) }, (_, index) => listPath(list, index + 1)),
    ),
    ...readHelp().map(({ id }) => helpPath(id)),
  ];
}

/** A link in content/, which leads to a page that there is. What comes after a "#" is left to the tests. */
export const pageAddress = z
  .string("is missing")
  .refine((to) => everyAddress().includes(to.replace(/#.*/, "")), {
    error: ({ input }) => `there is no page at ${String(input)}`,
  });
