import { join } from "node:path";

import type { Plugin } from "vite";

const app = join(import.meta.dirname, "../../app");

/**
 * Puts modules of ours in the place of modules of the site, whatever way they are imported. A module that nobody
 * imports any more stops the build: the site would go back to its simulated forms without a word.
 */
export function replaceModules(replacements: Readonly<Record<string, string>>): Plugin {
  const table = new Map(
    Object.entries(replacements).map(([ofApp, ours]) => [
      plain(join(app, ofApp)),
      join(import.meta.dirname, ours),
    ]),
  );
  const found = new Set<string>();
  return {
    name: "replace-modules",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !/^(~\/|\.)/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = plain(resolved?.id ?? "");
      const ours = table.get(file);
      // What stands in a module's place may build on it.
      if (ours === undefined || plain(importer) === plain(ours)) return null;
      found.add(file);
      return ours;
    },
    buildEnd(error) {
      const missing = [...table.keys()].filter((file) => !found.has(file));
      if (!error && missing.length > 0)
        this.error(`replaceModules: nobody imports ${missing.join(", ")} any more`);
    },
  };
}

function plain(id: string): string {
  return id.replace(/\?.*$/, "").replaceAll("\\", "/");
}
