import type { BlogArticle } from "../articles/article.ts";
import { categoryNamed } from "../articles/categories.ts";
import { defaultCover } from "../articles/default-cover.ts";
import { readSource } from "../articles/read-articles.server.ts";
import { coverSize, type Mark } from "../figures/drawing.ts";
import { drawingSvg, paletteOf } from "./drawing-svg.ts";
import { outlineText } from "./outline-text.ts";

const drawn = import.meta.glob<readonly Mark[]>("../articles/covers/*.ts", { eager: true, import: "cover" });

/** The marks of an article's cover: what app/articles/covers/<id>.ts exports as `cover`, or the default. */
export function coverMarks(id: string): readonly Mark[] {
  return drawn[`../articles/covers/${id}.ts`] ?? defaultCover(readSource("blog", id).body);
}

/** An article's cover as an SVG file. */
export function coverSvg({ id, caption, category }: BlogArticle): string {
  const marks = outlineText(coverMarks(id));
  return drawingSvg({ label: caption, marks }, paletteOf(categoryNamed(category).accent), coverSize);
}
