import { existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { inParallel } from "./in-parallel.ts";
import { listFiles } from "./list-files.ts";

const month = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was made more than a month ago, or a cache would grow with every build. What is still used is made again. */
export async function forgetOld(folder: string, now = Date.now()): Promise<void> {
  if (!existsSync(folder)) return;
  await inParallel(await listFiles(folder), async (name) => {
    const file = join(folder, name);
    // Another build may have renamed or deleted it meanwhile.
    const made = await stat(file).catch(() => undefined);
    if (made && now - made.mtimeMs > month) await rm(file, { force: true });
  });
}
