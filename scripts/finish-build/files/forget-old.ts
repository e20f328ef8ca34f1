import { rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { inParallel } from "./in-parallel.ts";
import { listFiles } from "./list-files.ts";

const month = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was made more than a month ago, or a cache would grow with every build. What is still used is made again. */
export async function forgetOld(folder: string, now = Date.now()): Promise<void> {
  await inParallel(await listFiles(folder), async (name) => {
    const file = join(folder, name);
    if (now - (await stat(file)).mtimeMs > month) await rm(file, { force: true });
  });
}
