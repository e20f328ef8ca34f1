import { dirname, join } from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

import { blogPath } from "../../../app/articles/article.ts";
import { categoryNamed } from "../../../app/articles/categories.ts";
import { readBlog } from "../../../app/articles/read-articles.server.ts";
import { unescapeHtml } from "../../../app/lib/format/unescape-html.ts";
import { shareImagePath } from "../../../app/lib/metadata/share-image.ts";
import { areaOf, breadcrumb, type Page } from "../../../app/site-map.ts";
import { coverMarks } from "../../drawings/covers.ts";
import { drawingFont } from "../../drawings/drawing-font.ts";
import { type ShareImage, shareSvg } from "../../drawings/share-svg.ts";
import { cached, hashOfCode } from "../../../app/lib/building/cached.server.ts";
import { contentHash } from "../files/content-hash.ts";

/** Draws the picture that a page is shared with, by its file. A page whose title and figure are unchanged is not drawn again. */
export async function shareImages(cache: string, brand: string) {
  const font = await drawingFont(cache);
  return async (path: string, html: string): Promise<Record<string, Buffer>> => {
    const svg = shareSvg({ ...(await subjectOf(path)), title: titleIn(html, path), brand });
    const file = join(cache, `${contentHash(code, svg, font)}.png`);
    return { [shareImagePath(path).slice(1)]: await cached(file, () => draw(svg, font)) };
  };
}

/**
 * Full colour at a low level: a palette or a higher level saves 10 KB of 33, in a picture that visitors never load, and
 * takes two to ten times as long.
 */
function draw(svg: string, font: string): Promise<Buffer> {
  const options = { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: "Instrument Sans" };
  const { pixels, width, height } = new Resvg(svg, { font: options }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
}

const code = hashOfCode(import.meta.dirname);
const articles = new Map(readBlog().map((article) => [blogPath(article.id), article]));

/** The title as the page gives it to those who share it. */
function titleIn(html: string, path: string): string {
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  if (!title) throw new Error(`${path}: no og:title`);
  return unescapeHtml(title);
}

async function subjectOf(path: string): Promise<Pick<ShareImage, "kind" | "area" | "cover">> {
  const article = articles.get(path);
  if (article) {
    const { accent, name } = categoryNamed(article.category);
    return { kind: name, area: accent, cover: await coverMarks(article.id) };
  }
  return { kind: pageAbove(path)?.label, area: areaOf(path) };
}

/** The nearest page above one that is in the site map; home is above all and says nothing. */
function pageAbove(path: string): Page | undefined {
  const parent = dirname(path);
  if (parent === "/") return undefined;
  return breadcrumb(parent).at(-1) ?? pageAbove(parent);
}
