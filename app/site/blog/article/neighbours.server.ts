import type { BlogArticle } from "~/articles/article";
import { readBlog } from "~/articles/read-articles.server";

/** What to read after an article: three on neighbouring subjects, and those before and after it in its category. */
export function neighboursOf({ id, category, tags }: BlogArticle) {
  const articles = readBlog();
  // Newest first, so the article before this one in the list is the later one.
  const sameCategory = articles.filter((each) => each.category === category);
  const place = sameCategory.findIndex((each) => each.id === id);
  const nearness = (other: BlogArticle) =>
    2 * other.tags.filter((tag) => tags.includes(tag)).length + (other.category === category ? 1 : 0);
  return {
    // Those that share most tags, then those of the same category; neighbours in the list come first.
    related: articles
      .filter((other) => other.id !== id)
      .toSorted((one, two) => nearness(two) - nearness(one))
      .slice(0, relatedCount),
    earlier: sameCategory[place + 1],
    later: sameCategory[place - 1],
  };
}

const relatedCount = 3;
