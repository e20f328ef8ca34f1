import { existsSync } from "node:fs";
import { join } from "node:path";

import type { BlogArticle } from "../../app/articles/article.ts";
import { categoryNamed } from "../../app/articles/categories.ts";
import { coverSize, type Mark } from "../../app/figures/drawing.ts";
import { drawingSvg, paletteOf } from "./drawing-svg.ts";
import { outlineText } from "./outline-text.ts";

const folder = join(import.meta.dirname, "../../app/articles/covers");

/** The marks of an article's cover: app/articles/covers/<id>.ts exports them as `cover`. */
export async function coverMarks(id: string): Promise<readonly Mark[]> {
  const file = join(folder, `${id}.ts`);
  if (!existsSync(file))
    throw new Error(`${id}.mdx: image is missing: draw it in app/articles/covers/${id}.ts`);
  const { cover } = (await import(file)) as { cover: readonly Mark[] };
  return cover;
}

/** An article's cover as an SVG file. */
export async function coverSvg({ id, caption, category }: BlogArticle, font: string): Promise<string> {
  const marks = outlineText(await coverMarks(id), font);
  return drawingSvg({ label: caption, marks }, paletteOf(categoryNamed(category).accent), coverSize);
}
