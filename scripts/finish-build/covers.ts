import { readBlog } from "../../app/articles/read-articles.server.ts";
import { coverSvg } from "../drawings/covers.ts";

/** Every article's cover by its file. */
export async function covers(): Promise<Record<string, string>> {
  const files = readBlog().map(async (article) => [article.image.slice(1), await coverSvg(article)] as const);
  return Object.fromEntries(await Promise.all(files));
}
