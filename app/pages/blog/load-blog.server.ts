import { listed } from "~/articles/listed-article.server";
import { countedCategories, countedTags, readBlog } from "~/articles/read-articles.server";

const latestCount = 6;
const popularCount = 12;

/** The newest article, the six before it, and what the sidebar counts. */
export function loadBlog() {
  const articles = readBlog();
  const [featured, ...rest] = articles.slice(0, 1 + latestCount).map(listed);
  if (!featured) throw new Error("The blog has no article");
  return {
    featured,
    latest: rest,
    total: articles.length,
    categories: countedCategories(articles),
    tags: countedTags(articles)
      .slice(0, popularCount)
      .map(({ tag }) => tag),
  };
}
