import { join } from "node:path";

import sharp from "sharp";

import { cached, hashOfCode } from "../../../app/lib/building/cached.server.ts";
import { contentHash } from "../files/content-hash.ts";
import { logoSvg } from "./logo-svg.ts";

/** All icons of the site, by file name. Drawing them takes a second, so they are kept in the cache. */
export async function icons(cache: string): Promise<Record<string, string | Buffer>> {
  const png = (size: number, share: number, paper: boolean) =>
    cachedPng(cache, logoSvg({ share, paper, adaptive: false }), size);

  return {
    "favicon.svg": logoSvg({ share: 1, paper: false, adaptive: true }),
    "favicon.ico": icoFromPng(await png(32, 1, false), 32),
    "apple-touch-icon.png": await png(180, 0.62, true),
    "icon-192.png": await png(192, 0.9, false),
    "icon-512.png": await png(512, 0.9, false),
    // A platform may cut a maskable icon down to a circle of 80% of its size.
    "icon-maskable-512.png": await png(512, 0.56, true),
  };
}

const code = hashOfCode(import.meta.dirname);

function cachedPng(cache: string, svg: string, size: number): Promise<Buffer> {
  return cached(join(cache, `${contentHash(code, svg, String(size))}.png`), () =>
    sharp(Buffer.from(svg), { density: 600 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );
}

/** An .ico file with one picture in it. */
function icoFromPng(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
