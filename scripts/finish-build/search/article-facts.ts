import { blogPath, helpPath } from "../../../app/articles/article.ts";
import { listed } from "../../../app/articles/listed-article.server.ts";
import { readBlog, readHelp } from "../../../app/articles/read-articles.server.ts";
import type { SearchEntry } from "../../../app/features/search/search-index.ts";

/** What the entry of an article has from its front matter. */
export type ArticleFacts = Pick<SearchEntry, "article" | "group">;

/** Every article, by its path. */
export function articleFacts(): Map<string, ArticleFacts> {
  const blog = readBlog().map((front): [string, ArticleFacts] => {
    const { authorName, date, readTime, category, image, tags } = listed(front);
    return [blogPath(front.id), { article: { authorName, date, readTime, category, image, tags } }];
  });
  const help = readHelp().map(({ id, group }): [string, ArticleFacts] => [helpPath(id), { group }]);
  return new Map([...blog, ...help]);
}
