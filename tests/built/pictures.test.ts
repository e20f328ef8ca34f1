import { existsSync, readFileSync, statSync } from "node:fs";

import sharp from "sharp";
import { expect, test } from "vitest";

import { coverFile, readBlog } from "../../app/articles/read-articles.server.ts";
import { identity } from "../../app/identity.ts";
import { shareImageSize } from "../../app/lib/metadata/share-image.ts";
import { addressedPages, servedFile } from "../support/built-site.ts";
import { problemsOf } from "../support/problems.ts";

const mostCoverBytes = 12 * 1024;
const covers = readBlog().map(({ id, image, caption }) => ({ id, caption, file: servedFile(image) ?? "" }));

test("every article has a cover of its own with its size, its caption and at most 12 KB", () => {
  const problems = covers.flatMap(({ id, caption, file }) => {
    const svg = readFileSync(file, "utf8");
    return [
      ...(statSync(file).size > mostCoverBytes ? [`${id}: ${statSync(file).size} bytes`] : []),
      ...(svg.includes('width="760" height="428"') ? [] : [`${id}: no intrinsic size`]),
      ...(svg.includes("<title>") && caption ? [] : [`${id}: no text alternative`]),
      ...(/NaN|undefined|Infinity/.test(svg) ? [`${id}: a number is missing`] : []),
    ];
  });
  expect(problems).toEqual([]);
  expect(new Set(covers.map(({ file }) => readFileSync(file, "utf8"))).size).toBe(covers.length);
  const drawn = covers.filter(({ id }) => existsSync(coverFile(id)));
  expect(new Set(drawn.map(({ caption }) => caption)).size).toBe(drawn.length);
});

test("covers stay clear of their edges", async () => {
  const touching: string[] = [];
  for (const { id, file } of covers) {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return data.subarray(at, at + 3).join();
    };
    const ground = pixel(0, 0);
    const edge = [
      ...Array.from({ length: info.width }, (_, x) => [pixel(x, 12), pixel(x, info.height - 13)]),
      ...Array.from({ length: info.height }, (_, y) => [pixel(12, y), pixel(info.width - 13, y)]),
    ].flat();
    if (edge.some((colour) => colour !== ground)) touching.push(id);
  }
  expect(touching).toEqual([]);
});

test("every page names a share image of its own, by its whole address, in the size that previews want", async () => {
  const problems = problemsOf(addressedPages(), ({ root }) => {
    const content = (name: string) =>
      root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? "";
    const image = content("og:image");
    return [
      ...(image.startsWith(`${identity.siteUrl}/share/`) ? [] : [`og:image is ${image}`]),
      ...(servedFile(new URL(image).pathname) ? [] : [`no file for ${image}`]),
      ...(content("og:image:alt") ? [] : ["no og:image:alt"]),
      ...(content("twitter:card") === "summary_large_image" ? [] : ["no large twitter:card"]),
    ];
  });
  expect(problems).toEqual([]);

  const sample = servedFile("/share/services/hosting/vps.png") ?? "";
  const { width, height, format } = await sharp(sample).metadata();
  expect({ width, height, format }).toEqual({ ...shareImageSize, format: "png" });
});

test("every icon that the manifest names is there, in the size that it says", async () => {
  const { icons } = JSON.parse(readFileSync(servedFile("/manifest.webmanifest") ?? "", "utf8")) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
    const { width, height } = await sharp(servedFile(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.filter(({ src }) => !servedFile(src))).toEqual([]);
});
