import { readdirSync } from "node:fs";
import { join } from "node:path";

import { filesUnder } from "./built-site.ts";

export const repository = join(import.meta.dirname, "../..");

/** All that the site and its desk are made from, as paths relative to the repository. */
export function sourceFiles(): string[] {
  const folders = ["app", "content", "integration", "server", "scripts", "tests", "bench", ...deskFolders()];
  return folders.flatMap((folder) => filesUnder(join(repository, folder)).map((file) => `${folder}/${file}`));
}

/** Without what was installed and built. */
function deskFolders(): string[] {
  return readdirSync(join(repository, "desk"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|build|\..*)$/.test(entry.name))
    .map(({ name }) => `desk/${name}`);
}
