import { blogPath, helpPath } from "../../app/articles/article.ts";
import { articleLists, listPath } from "../../app/articles/article-lists.server.ts";
import { pageCount } from "../../app/articles/paging.ts";
import { readBlog, readHelp } from "../../app/articles/read-articles.server.ts";
import { positionPath, positions } from "../../app/catalogue/positions.ts";
import { pages } from "../../app/site-map.ts";

/** Every page of the site, articles included, as its address stands in a link. */
export const everyAddress: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...positions.map(({ id }) => positionPath(id)),
  ...readBlog().map(({ id }) => blogPath(id)),
  ...articleLists().flatMap((list) =>
    Array.from({ length: pageCount(list.articles.length) }, (_, index) => listPath(list, index + 1)),
  ),
  ...readHelp().map(({ id }) => helpPath(id)),
];

/** Articles and lists of them: a hundred pages of a few layouts. */
export const isText = (path: string) => /^\/(blog|support\/knowledge-base)\/./.test(path);

/** Every page with a layout of its own, and of those that share one every third: for checks that take seconds each. */
export const addressesOfLayouts: readonly string[] = [
  ...everyAddress.filter((path) => !isText(path)),
  ...everyAddress.filter(isText).filter((_path, index) => index % 3 === 0),
];
