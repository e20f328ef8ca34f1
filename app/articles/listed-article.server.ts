import type { ListedArticle } from "../sections/article-card.tsx";
import type { BlogArticle } from "./article.ts";
import { authors } from "./authors.ts";
import { categoryNamed } from "./categories.ts";

/** An article as lists show it. */
export function listed(article: BlogArticle): ListedArticle {
  const { id, title, excerpt, author, date, readTime, category, image, tags } = article;
  const { accent } = categoryNamed(category);
  return {
    id,
    title,
    excerpt,
    authorName: authors[author].name,
    date,
    readTime,
    category,
    accent,
    image,
    tags,
  };
}
