import { ageOf } from "~/articles/article-age.server";
import { readHelp } from "~/articles/read-articles.server";
import { renderArticle } from "~/articles/render-article.server";

/** What a help article's page needs beside its HTML. Undefined if there is no such article. */
export async function loadHelp(id: string) {
  const articles = readHelp();
  const article = articles.find((each) => each.id === id);
  if (!article) return undefined;
  const { sections } = await renderArticle("help", id);
  const { corrections: _, ...shown } = article;
  return {
    article: shown,
    sections,
    age: ageOf(article),
    others: articles
      .filter((other) => other.group === article.group && other !== article)
      .map((other) => ({ id: other.id, title: other.title })),
  };
}
