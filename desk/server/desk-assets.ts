import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { Hono } from "hono";

import { assetHeaders } from "../../server/headers.ts";
import { mediaTypes, otherMediaType } from "../../server/media-types.ts";

/** Scripts, styles and fonts of the desk's pages. Their names carry their content's hash; what is not in the list is not there. */
export function deskAssets(folder: string, headers: Record<string, string>) {
  const ofAssets = assetHeaders(headers);
  const names = new Set(namesIn(folder));
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>();
  const smaller = (name: string) => {
    const known = compressed.get(name) ?? new Uint8Array(brotliCompressSync(read(name), { params: quality }));
    compressed.set(name, known);
    return known;
  };
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));

  return new Hono().get("/:name", (c) => {
    const name = c.req.param("name");
    if (!names.has(name)) return c.text("Not found", 404, headers);
    const isText = /\.(js|css|svg|json)$/.test(name);
    const isSmaller = isText && /\bbr\b/.test(c.req.header("Accept-Encoding") ?? "");
    return c.body(isSmaller ? smaller(name) : read(name), 200, {
      ...ofAssets,
      "Content-Type": mediaTypes[extname(name)] ?? otherMediaType,
      "Cache-Control": "public, max-age=31536000, immutable",
      ...(isText && { Vary: "Accept-Encoding" }),
      ...(isSmaller && { "Content-Encoding": "br" }),
    });
  });
}

/** They are few and asked for once a visitor: no need for the last per cent. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** None without a build. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
