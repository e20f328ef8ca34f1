import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { BlogArticle } from "../../app/articles/article.ts";
import { categoryNamed } from "../../app/articles/categories.ts";
import { defaultCover } from "../../app/articles/default-cover.ts";
import { coverFile, readSource } from "../../app/articles/read-articles.server.ts";
import { coverSize, type Mark } from "../../app/figures/drawing.ts";
import { drawingSvg, paletteOf } from "./drawing-svg.ts";
import { outlineText } from "./outline-text.ts";

/** The marks of an article's cover: what app/articles/covers/<id>.ts exports as `cover`, or the default. */
export async function coverMarks(id: string): Promise<readonly Mark[]> {
  const file = join(root, coverFile(id));
  if (!existsSync(file)) return defaultCover(readSource("blog", id).body);
  const { cover } = (await import(pathToFileURL(file).href)) as { cover: readonly Mark[] };
  return cover;
}

/** An article's cover as an SVG file. */
export async function coverSvg({ id, caption, category }: BlogArticle, font: string): Promise<string> {
  const marks = outlineText(await coverMarks(id), font);
  return drawingSvg({ label: caption, marks }, paletteOf(categoryNamed(category).accent), coverSize);
}

const root = join(import.meta.dirname, "../..");
