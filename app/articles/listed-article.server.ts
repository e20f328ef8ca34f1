import type { ListedArticle } from "../sections/article-card.tsx";
import type { BlogArticle } from "./article.ts";
import { authorOf } from "./authors.ts";

/** An article as lists show it. */
export function listed(article: BlogArticle): ListedArticle {
  const { id, title, excerpt, author, date, readTime, category, image, tags } = article;
  return {
    id,
    title,
    excerpt,
    authorName: authorOf(author).name,
    date,
    readTime,
    category,
    image,
    tags,
  };
}
