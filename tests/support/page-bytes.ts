import { existsSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { addressedPages, type BuiltPage, servedFile } from "./built-site.ts";

/** Bytes that a first visit to a page transfers, by kind, compressed with Brotli. */
export interface PageBytes {
  path: string;
  html: number;
  /** The style sheet that the first paint waits for. */
  css: number;
  /** The one of all pages, where that is another. */
  lateCss: number;
  js: number;
  /** Scripts of a page for reading until somebody uses a control; 0 on other pages. */
  readingJs: number;
  jsFiles: number;
  /** Fonts that are preloaded. */
  firstFont: number;
  fonts: number;
  fontFiles: number;
}

export function pageBytes(): PageBytes[] {
  return addressedPages().map((page) => {
    const styles = stylesOf(page, ":not([disabled])");
    const late = page.root.querySelector("link[data-own]") ? stylesOf(page, "[disabled]").slice(0, 1) : [];
    const scripts = scriptsOf(page);
    const fonts = [...new Set(styles.flatMap(fontsIn))];
    return {
      path: page.path,
      html: transferred(posix.join(page.path, "index.html")),
      css: sum(styles.map(transferred)),
      lateCss: sum(late.map(transferred)),
      js: sum(scripts.map(transferred)),
      readingJs: sum(waitingScripts(page).map(transferred)),
      jsFiles: scripts.length,
      firstFont: sum(preloadedFontsOf(page).map(transferred)),
      fonts: sum(fonts.map(transferred)),
      fontFiles: fonts.length,
    };
  });
}

function waitingScripts({ root }: BuiltPage): string[] {
  return root.querySelectorAll("script[data-on-demand]").map((script) => script.getAttribute("src") ?? "");
}

/** The script files that run on a page without the visitor asking for more: named in the page, or imported by those. */
export function scriptsOf({ root }: BuiltPage): string[] {
  const named = root.querySelectorAll("script[src]").flatMap((script) => [
    script.getAttribute("src") ?? "",
    ...splitAtSpaces(script.getAttribute("data-preload")),
    // app/boot/start.ts has a list of what it loads on every page.
    ...importsIn(script.getAttribute("src") ?? "", /["'`](\/(?:assets\/)?[\w.-]+\.js)["'`]/g),
  ]);
  const started = root
    .querySelectorAll("script[data-script]")
    .map((script) => script.getAttribute("data-script") ?? "");
  // What is started imports the app's entry as a call, not as a statement.
  const entries = started.flatMap((path) => [
    path,
    ...importsIn(path, /\bimport\(\s*["']([^"']+)["']\s*\)/g),
  ]);

  const all = new Set<string>();
  const queue = [...named, ...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (all.has(path)) continue;
    all.add(path);
    queue.push(...importsIn(path, /\b(?:import|export)\b(?:[^"'()=;]*\bfrom)?\s*["']([./][^"'{]*)["']/g));
  }
  return [...all].toSorted();
}

function stylesOf({ root }: BuiltPage, which: string): string[] {
  // React Router marks a second link to the same file with a "#" at its end.
  const hrefs = root
    .querySelectorAll(`link[rel="stylesheet"]${which}`)
    .map((link) => link.getAttribute("href") ?? "");
  return [...new Set(hrefs.map((href) => href.replace(/#$/, "")))];
}

function preloadedFontsOf({ root }: BuiltPage): string[] {
  return root
    .querySelectorAll('link[rel="preload"][as="font"]')
    .map((link) => link.getAttribute("href") ?? "");
}

function fontsIn(style: string): string[] {
  return [...read(style).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map((match) =>
    resolve(match[1] ?? "", style),
  );
}

function importsIn(script: string, statement: RegExp): string[] {
  return [...read(script).matchAll(statement)].map((match) => resolve(match[1] ?? "", script));
}

function resolve(address: string, from: string): string {
  return new URL(address, new URL(from, "http://site.invalid")).pathname;
}

function read(path: string): string {
  return readFileSync(fileAt(path), "utf8");
}

/** What the server sends: the file as it is if it is compressed by nature or too small to have a .br beside it. */
export function transferred(path: string): number {
  const file = fileAt(path);
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : file.endsWith(".woff2")
      ? statSync(file).size
      : brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

const sizes = new Map<string, number>();

function fileAt(path: string): string {
  const file = servedFile(path);
  if (!file) throw new Error(`${path} is named in the build but not in it`);
  return file;
}

function splitAtSpaces(text: string | undefined): string[] {
  return (text ?? "").split(/\s+/).filter(Boolean);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
