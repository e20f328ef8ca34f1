import { readFileSync } from "node:fs";
import { dirname } from "node:path";

import { Resvg } from "@resvg/resvg-js";
import type { APIRoute, GetStaticPaths } from "astro";
import sharp from "sharp";

import { blogPath } from "~/articles/article";
import { categoryNamed } from "~/articles/categories";
import { readBlog } from "~/articles/read-articles.server";
import { coverMarks } from "~/drawings/covers";
import { drawingFont, fontOptions } from "~/drawings/drawing-font";
import { type ShareImage, shareSvg } from "~/drawings/share-svg";
import { identity } from "~/identity";
import { cached } from "~/lib/building/build-cache.server";
import { shareImagePath } from "~/lib/metadata/share-image";
import { areaOf, breadcrumb, type Page } from "~/site-map";
import { describedPages } from "./described-pages";

export const getStaticPaths = (() =>
  describedPages().map(({ path, title }) => ({
    params: { page: shareImagePath(path).slice("/share/".length, -".png".length) },
    props: { path, title },
  }))) satisfies GetStaticPaths;

/** The picture that a page is shared with. One whose drawing is unchanged is not made again. */
export const GET: APIRoute<{ path: string; title: string }> = async ({ props: { path, title } }) => {
  const svg = shareSvg({ ...subjectOf(path), title, brand: identity.name });
  return new Response(await cached([svg, font, `level ${compressionLevel}`], () => pngOf(svg)));
};

const font = readFileSync(drawingFont);

/**
 * Full colour at a low level: a palette or a higher level saves 10 KB of 33, in a picture that visitors never load, and
 * takes two to ten times as long.
 */
const compressionLevel = 4;

function pngOf(svg: string): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg, { font: fontOptions }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel })
    .toBuffer();
}

function subjectOf(path: string): Pick<ShareImage, "kind" | "area" | "cover"> {
  const article = readBlog().find(({ id }) => blogPath(id) === path);
  if (!article) return { kind: pageAbove(path)?.label, area: areaOf(path) };
  const { accent, name } = categoryNamed(article.category);
  return { kind: name, area: accent, cover: coverMarks(article.id) };
}

/** The nearest page above one that is in the site map; home is above all and says nothing. */
function pageAbove(path: string): Page | undefined {
  const parent = dirname(path);
  if (parent === "/") return undefined;
  return breadcrumb(parent).at(-1) ?? pageAbove(parent);
}
