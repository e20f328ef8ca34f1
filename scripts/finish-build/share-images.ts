import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

import { blogPath } from "../../app/articles/article.ts";
import { categoryNamed } from "../../app/articles/categories.ts";
import { readBlog } from "../../app/articles/read-articles.server.ts";
import { shareImagePath } from "../../app/lib/share-image.ts";
import { areaOf, breadcrumb } from "../../app/site-map.ts";
import { coverMarks } from "../drawings/covers.ts";
import { shareFont } from "../drawings/share-font.ts";
import { type ShareImage, shareSvg } from "../drawings/share-svg.ts";
import { cached } from "./cached.ts";
import { contentHash } from "./content-hash.ts";
import { listFiles } from "./list-files.ts";

/** One picture for each page, by its file. A page whose title and figure are unchanged is not drawn again. */
export async function shareImages(
  client: string,
  cache: string,
  brand: string,
): Promise<Record<string, Buffer>> {
  const font = await shareFont(cache);
  const pages = (await listFiles(client)).filter((file) => file.endsWith("index.html"));
  const images: Record<string, Buffer> = {};
  for (const page of pages) {
    const path = page === "index.html" ? "/" : `/${dirname(page)}`;
    const svg = shareSvg({ ...(await subjectOf(path)), title: await titleOf(join(client, page)), brand });
    images[shareImagePath(path).slice(1)] = await cached(join(cache, `${contentHash(svg, font)}.png`), () =>
      draw(svg, font),
    );
  }
  return images;
}

async function draw(svg: string, font: string): Promise<Buffer> {
  const options = { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: "Instrument Sans" };
  const drawn = new Resvg(svg, { font: options }).render().asPng();
  return sharp(drawn).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** The title as the page gives it to those who share it. */
async function titleOf(file: string): Promise<string> {
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(await readFile(file, "utf8")) ?? [];
  if (!title) throw new Error(`${file}: no og:title`);
  return title.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

async function subjectOf(path: string): Promise<Pick<ShareImage, "kind" | "area" | "cover">> {
  const article = readBlog().find(({ id }) => blogPath(id) === path);
  if (article) {
    const { accent, name } = categoryNamed(article.category);
    return { kind: name, area: accent, cover: await coverMarks(article.id) };
  }
  const area = areaOf(path);
  return { kind: breadcrumb(path).at(-2)?.label, area: area ?? "cloud" };
}
