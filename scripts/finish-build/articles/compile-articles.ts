import { compiledArticle } from "../../../app/articles/markup/compiled-article.server.ts";
import { readBlog, readHelp, readSource } from "../../../app/articles/read-articles.server.ts";

/** Puts every article into the cache of compiled ones, where the pages find them when they are rendered. */
export async function compileArticles(): Promise<void> {
  for (const { id } of readBlog()) await compiledArticle(readSource("blog", id).body);
  for (const { id } of readHelp()) await compiledArticle(readSource("help", id).body);
}
