import type { PaginateFunction } from "astro";

import type { PageMeta } from "../lib/metadata/page-meta.ts";
import type { BlogArticle } from "./article.ts";
import { categories, categoryPath } from "./categories.ts";
import { listed } from "./listed-article.server.ts";
import { articlesPerPage } from "./paging.ts";
import { countedTags, readBlog } from "./read-articles.server.ts";
import { tagDescriptions } from "./tag-descriptions.server.ts";
import { tagPath } from "./tags.ts";

/** What the pages and the feed of a category or a tag are about. */
export interface ArticleList {
  title: string;
  description: string;
  /** Encoded. */
  path: string;
  /** Newest first. */
  articles: readonly BlogArticle[];
}

/** Every category, and every tag that an article has. */
export function articleLists(): ArticleList[] {
  return [...categoryLists(), ...tagLists()];
}

export function categoryLists(): ArticleList[] {
  return categories.map(({ name, description }) => ({
    title: name,
    description,
    path: categoryPath(name),
    articles: readBlog().filter(({ category }) => category === name),
  }));
}

export function tagLists(): ArticleList[] {
  const blog = readBlog();
  return countedTags(blog).map(({ tag }) => ({
    title: tag,
    description: tagDescriptions[tag],
    path: tagPath(tag),
    articles: blog.filter(({ tags }) => tags.includes(tag)),
  }));
}

/** The pages of lists, for getStaticPaths; `paramsOf` names a list in the address. */
export function pagesOf(
  lists: readonly ArticleList[],
  paramsOf: (list: ArticleList) => Record<string, string>,
  paginate: PaginateFunction,
) {
  return lists.flatMap((list) =>
    paginate(list.articles.map(listed), {
      params: paramsOf(list),
      props: { list },
      pageSize: articlesPerPage,
    }),
  );
}

/** The first page of a list has the bare address, the others add their number. */
export function listPath({ path }: ArticleList, page: number): string {
  return page === 1 ? path : `${path}/${page}`;
}

/** The pages after the first say so, for titles must differ. */
export function listMeta({ title, description }: ArticleList, page: number): PageMeta {
  return page === 1
    ? { title: `${title}: Articles`, description }
    : {
        title: `${title}: Articles, Page ${page}`,
        description: `Page ${page}. ${description}`.slice(0, 160),
      };
}
