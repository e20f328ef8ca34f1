import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type HTMLElement, parse } from "node-html-parser";

export const buildFolder = join(import.meta.dirname, "../../build");
export const clientFolder = join(buildFolder, "client");

export interface BuiltPage {
  /** The address it is served at: "/", "/about"; of the pages for errors the file: "/404.html", "/500.html". */
  path: string;
  html: string;
  root: HTMLElement;
}

/** Every HTML file of the build, read once; those for errors included. */
export function builtPages(): readonly BuiltPage[] {
  cache ??= filesUnder(clientFolder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(join(clientFolder, file), "utf8");
      return {
        path: pathOf(file),
        html,
        root: parse(html, { blockTextElements: { script: true, style: true } }),
      };
    });
  return cache;
}

/** The pages that have an address of their own. */
export function addressedPages(): readonly BuiltPage[] {
  return builtPages().filter((page) => !page.path.endsWith(".html"));
}

/** A file that the site serves, by the path in its address. */
export function servedFile(path: string): string | undefined {
  const file = join(clientFolder, decodeURIComponent(path));
  return existsSync(file) ? file : undefined;
}

/** All files of a folder, as paths relative to it with forward slashes. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run "npm run build" first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
}

let cache: BuiltPage[] | undefined;

function pathOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, "") || "/";
}
