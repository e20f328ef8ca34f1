import { authorPath, type BlogArticle, blogPath } from "~/articles/article";
import { ageOf } from "~/articles/article-age.server";
import { authors } from "~/articles/authors";
import { categoryNamed } from "~/articles/categories";
import { readBlog } from "~/articles/read-articles.server";
import { renderArticle } from "~/articles/render-article.server";

/** What an article's page needs beside its HTML. Undefined if there is no such article. */
export async function loadArticle(id: string) {
  const articles = readBlog();
  const article = articles.find((each) => each.id === id);
  if (!article) return undefined;
  const { sections } = await renderArticle("blog", id);
  // Newest first, so the article before this one in the list is the later one.
  const sameCategory = articles.filter((each) => each.category === article.category);
  const place = sameCategory.indexOf(article);
  const { corrections: _, ...shown } = article;
  return {
    article: shown,
    author: { ...authors[article.author], path: authorPath(article.author) },
    accent: categoryNamed(article.category).accent,
    sections,
    age: ageOf(article),
    related: relatedTo(article, articles).map(linkTo),
    earlier: linkTo(sameCategory[place + 1]),
    later: linkTo(sameCategory[place - 1]),
  };
}

const relatedCount = 3;

/** Those that share most tags, then those of the same category; neighbours in the list come first. */
function relatedTo(article: BlogArticle, articles: readonly BlogArticle[]): readonly BlogArticle[] {
  const nearness = (other: BlogArticle) =>
    2 * other.tags.filter((tag) => article.tags.includes(tag)).length +
    (other.category === article.category ? 1 : 0);
  return articles
    .filter((other) => other !== article)
    .map((other) => ({ other, near: nearness(other) }))
    .toSorted((one, two) => two.near - one.near)
    .slice(0, relatedCount)
    .map(({ other }) => other);
}

export interface ArticleLink {
  path: string;
  title: string;
  category: string;
  readTime: string;
  image: string;
}

function linkTo<Found extends BlogArticle | undefined>(
  article: Found,
): Found extends BlogArticle ? ArticleLink : undefined;
function linkTo(article: BlogArticle | undefined): ArticleLink | undefined {
  if (!article) return undefined;
  const { id, title, category, readTime, image } = article;
  return { path: blogPath(id), title, category, readTime, image };
}
