import { join } from "node:path";

import { filesUnder } from "./built-site.ts";

export const repository = join(import.meta.dirname, "../..");

/** All that the site is made from, as paths relative to the repository. */
export function sourceFiles(): string[] {
  return ["app", "content", "integration", "server", "scripts", "tests", "bench"].flatMap((folder) =>
    filesUnder(join(repository, folder)).map((file) => `${folder}/${file}`),
  );
}
