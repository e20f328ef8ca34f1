import type { BlogArticle } from "~/articles/article";
import type { Author } from "~/articles/authors";
import { listed } from "~/articles/listed-article.server";
import { countedCategories, countedTags, readBlog } from "~/articles/read-articles.server";
import { authors } from "~/team.data";

const latestCount = 6;
const popularCount = 12;

/** The newest article, the six before it, and what the sidebar and the list of authors count. */
export function loadBlog() {
  const articles = readBlog();
  const [featured, ...rest] = articles.slice(0, 1 + latestCount).map(listed);
  if (!featured) throw new Error("The blog has no article");
  return {
    featured,
    latest: rest,
    total: articles.length,
    categories: countedCategories(articles),
    authors: countedAuthors(articles),
    tags: countedTags(articles)
      .slice(0, popularCount)
      .map(({ tag }) => tag),
  };
}

export interface CountedAuthor extends Author {
  /** How many articles are theirs. */
  count: number;
}

/** Everyone who has written an article. */
function countedAuthors(articles: readonly BlogArticle[]): CountedAuthor[] {
  return authors
    .map((author) => ({
      ...author,
      count: articles.filter((article) => article.author === author.id).length,
    }))
    .filter(({ count }) => count > 0);
}
