import { readBlog } from "../../../app/articles/read-articles.server.ts";
import { coverSvg } from "../../drawings/covers.ts";
import { drawingFont } from "../../drawings/drawing-font.ts";

/** Every article's cover by its file. */
export async function covers(cache: string): Promise<Record<string, string>> {
  const font = await drawingFont(cache);
  const files = readBlog().map(
    async (article) => [article.image.slice(1), await coverSvg(article, font)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}
