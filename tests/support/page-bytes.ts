import { existsSync, readFileSync, statSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { createSiteServer } from "../../server/site-server.ts";
import { addressedPages, type BuiltPage, buildFolder, clientFolder, servedFile } from "./built-site.ts";

/** What a first visit to a page transfers, by kind: bytes of whole answers, headers included. */
export interface PageBytes {
  path: string;
  hasIslands: boolean;
  html: number;
  css: number;
  /** With what its islands need, whenever they start. */
  js: number;
  fonts: number;
}

/** Of every page of the site. */
export async function pageBytes(): Promise<PageBytes[]> {
  const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8")) as Record<
    string,
    string
  >;
  const server = createSiteServer({ folder: clientFolder, headers });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const known = new Map<string, Promise<number>>();
  const sum = async (paths: Iterable<string>) => {
    let total = 0;
    for (const path of new Set(paths)) {
      const bytes = known.get(path) ?? answeredBytes(port, path);
      known.set(path, bytes);
      total += await bytes;
    }
    return total;
  };

  const measured: PageBytes[] = [];
  for (const page of addressedPages()) {
    const sheets = sheetsOf(page);
    measured.push({
      path: page.path,
      hasIslands: islandsOf(page).length > 0,
      html: await sum([encodeURI(page.path)]),
      css: await sum(sheets),
      js: await sum(scriptsOf(page)),
      fonts: await sum(sheets.flatMap(fontsIn)),
    });
  }
  server.close();
  return measured;
}

export interface Island {
  /** "vps-chooser": the file without ".island.tsx". */
  name: string;
  /** Whether it starts at its first use only. */
  onUse: boolean;
}

/** The islands of a page, each once. */
export function islandsOf({ root }: BuiltPage): Island[] {
  const islands = root.querySelectorAll("astro-island").map((island) => ({
    name: /([^/]+)\.island\./.exec(island.getAttribute("component-url") ?? "")?.[1] ?? "?",
    onUse: (JSON.parse(island.getAttribute("opts") ?? "{}") as { value: unknown }).value === "use",
  }));
  return [...new Map(islands.map((island) => [island.name, island])).values()];
}

/** The style sheets that a page names. */
export function sheetsOf({ root }: BuiltPage): string[] {
  return root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href") ?? "");
}

/** The script files of a page: that of the frame, those of its islands, and all that they import. */
function scriptsOf({ root }: BuiltPage): Set<string> {
  const named = [
    ...root.querySelectorAll("script[data-frame]").map((script) => script.getAttribute("data-frame")),
    ...root.querySelectorAll("script[src]").map((script) => script.getAttribute("src")),
    ...root
      .querySelectorAll("astro-island")
      .flatMap((island) => ["component-url", "renderer-url"].map((name) => island.getAttribute(name))),
  ];
  const all = new Set(named.filter((path) => path !== undefined));
  // A set hands out what is added to it meanwhile.
  for (const path of all)
    for (const [, from = ""] of read(path).matchAll(/\b(?:import|from)\s*["']([./][^"']*)["']/g))
      all.add(pathFrom(from, path));
  return all;
}

function fontsIn(style: string): string[] {
  return [...read(style).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map((match) =>
    pathFrom(match[1] ?? "", style),
  );
}

function pathFrom(address: string, from: string): string {
  return new URL(address, new URL(from, "http://site.invalid")).pathname;
}

function read(path: string): string {
  return readFileSync(fileAt(path), "utf8");
}

/** The file as the server sends it, without headers. */
export function transferred(path: string): number {
  const file = fileAt(path);
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
}

function fileAt(path: string): string {
  const file = servedFile(path);
  if (!file) throw new Error(`${path} is named in the build but not in it`);
  return file;
}

/** Of a whole answer over HTTP/1.1, as a browser asks: the status line, all headers and the body in Brotli. */
function answeredBytes(port: number, path: string): Promise<number> {
  return new Promise((done, fail) => {
    let answer = "";
    const socket = connect(port, "localhost", () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`,
      ),
    );
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      answer += chunk;
      const body = answer.indexOf("\r\n\r\n") + 4;
      const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
      if (body < 4 || answer.length < body + length) return;
      socket.destroy();
      if (answer.startsWith("HTTP/1.1 200 ")) done(answer.length);
      else fail(new Error(`${path}: ${answer.slice(0, 20)}`));
    });
    socket.on("error", fail);
  });
}
