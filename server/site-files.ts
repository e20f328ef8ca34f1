import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of a folder that have an address of their own, as "/about/index.html". */
export function siteFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  return new Set(files.filter((file) => !hidden.test(file)));
}

// Dotfiles, the hosts' own files, and the compressed copies, which are answers and not addresses.
const hidden = /\/\.|^\/_headers$|^\/404\.html$|\.(br|gz)$/;
