import { readFile } from "node:fs/promises";
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
import { inParallel } from "../files/in-parallel.ts";
import { listFiles } from "../files/list-files.ts";

/** One picture for each page, by its file. A page whose title and figure are unchanged is not drawn again. */
export async function shareImages(
  client: string,
  cache: string,
  brand: string,
): Promise<Record<string, Buffer>> {
  const font = await drawingFont(cache);
  const pages = (await listFiles(client)).filter((file) => file.endsWith("index.html"));
  const images = await inParallel(pages, async (page) => {
    const path = page === "index.html" ? "/" : `/${dirname(page)}`;
    const svg = shareSvg({ ...(await subjectOf(path)), title: await titleOf(join(client, page)), brand });
    const file = join(cache, `${contentHash(code, svg, font)}.png`);
    return [shareImagePath(path).slice(1), await cached(file, () => draw(svg, font))] as const;
  });
  return Object.fromEntries(images);
}

/**
 * Full colour at a middle level: a palette or the highest level saves 3 to 10 KB of a picture that visitors never
 * load, and takes two to six times as long.
 */
function draw(svg: string, font: string): Promise<Buffer> {
  const options = { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: "Instrument Sans" };
  const { pixels, width, height } = new Resvg(svg, { font: options }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 7 })
    .toBuffer();
}

const code = hashOfCode(import.meta.dirname);
const articles = new Map(readBlog().map((article) => [blogPath(article.id), article]));

/** The title as the page gives it to those who share it. */
async function titleOf(file: string): Promise<string> {
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(await readFile(file, "utf8")) ?? [];
  if (!title) throw new Error(`${file}: no og:title`);
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
