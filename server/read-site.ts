import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

import { assetExtensions, assetHeaders, cacheControl, markdownRobots } from "./headers.ts";
import { mediaTypes, otherMediaType } from "./media-types.ts";

/** One form of a file, with everything that an answer needs and that does not depend on the request. */
export interface Representation {
  /**
   * Bytes as a string with one character each, to be written as "latin1": Node sends headers and a string with
   * one write, and headers and a buffer with two.
   */
  body: string;
  etag: string;
  /** Names and values by turns: the form that Node writes without looking through it again. */
  headers: readonly string[];
  /** The headers that a 304 has too. */
  lastingHeaders: readonly string[];
}

export interface SiteFile {
  plain: Representation;
  gzip?: Representation;
  br?: Representation;
  /** The page as Markdown, for who asks for that. */
  markdown?: SiteFile;
}

export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** For a fault of the server's own. */
  broken: SiteFile;
}

/**
 * Every file that has an address of its own, by its name ("/about/index.html"), and the pages for errors.
 * The whole build is some 28 MB, so it is read once and served from memory.
 */
export function readSite(folder: string, headers: Readonly<Record<string, string>>): Site {
  const ofPages = Object.entries(headers).flat();
  const ofAssets = Object.entries(assetHeaders(headers)).flat();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  const existing = new Set(names);

  const read = (name: string): SiteFile => {
    const encodings = (["gzip", "br"] as const).filter((encoding) => existing.has(name + suffixes[encoding]));
    const shared = [
      ...(assetExtensions.includes(extname(name)) ? ofAssets : ofPages),
      "Cache-Control",
      cacheControl(name),
      ...varyHeader(name, encodings.length > 0),
      ...(name.endsWith(".md") ? ["X-Robots-Tag", markdownRobots] : []),
    ];
    const type = mediaTypes[extname(name)] ?? otherMediaType;
    const plain = represent(readFileSync(join(folder, name)), ["Content-Type", type], shared);
    const compressed = encodings.map((encoding) => {
      const body = readFileSync(join(folder, name + suffixes[encoding]));
      return [encoding, represent(body, ["Content-Type", type, "Content-Encoding", encoding], shared)];
    });
    return { plain, ...Object.fromEntries(compressed) };
  };

  const files = new Map(names.filter((name) => !hidden.test(name)).map((name) => [name, read(name)]));
  for (const [name, file] of files) {
    const markdown = name.endsWith("/index.html") && files.get(markdownName(name));
    if (markdown) file.markdown = markdown;
  }
  return { files, notFound: read("/404.html"), broken: read("/500.html") };
}

/** "/about/index.html" has its Markdown version in "/about.md", "/index.html" in "/index.md". */
function markdownName(page: string): string {
  return page === "/index.html" ? "/index.md" : page.replace(/\/index\.html$/, ".md");
}

function varyHeader(name: string, isCompressed: boolean): string[] {
  const by = [isCompressed ? "Accept-Encoding" : [], /\.(html|md)$/.test(name) ? "Accept" : []].flat();
  return by.length > 0 ? ["Vary", by.join(", ")] : [];
}

const suffixes = { gzip: ".gz", br: ".br" };

// Dotfiles but one, the hosts' own files, and the compressed copies, which are answers and not addresses.
const hidden = /\/\.(?!well-known\/security\.txt$)|^\/_(headers|redirects)$|^\/(404|500)\.html$|\.(br|gz)$/;

function represent(bytes: Buffer, own: string[], shared: string[]): Representation {
  // Of the bytes alone, so that a deployment with the same file, or a second machine, answers 304 as well.
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
  const lastingHeaders = [...shared, "ETag", etag];
  const length = ["Content-Length", String(bytes.length)];
  return {
    body: bytes.toString("latin1"),
    etag,
    lastingHeaders,
    headers: [...own, ...length, ...lastingHeaders],
  };
}
