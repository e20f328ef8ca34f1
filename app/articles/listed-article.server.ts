import type { ListedArticle } from "../sections/article-card.tsx";
import type { BlogArticle } from "./article.ts";
import { authors } from "./authors.ts";
import { categoryNamed } from "./categories.ts";

/** An article as lists show it. */
export function listed({ author, caption: _, ...article }: BlogArticle): ListedArticle {
  return { ...article, authorName: authors[author].name, accent: categoryNamed(article.category).accent };
}
