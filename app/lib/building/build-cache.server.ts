import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(".cache", "build");

/** The libraries as they are installed: with others everything is made anew. */
const libraries = readFileSync(join("node_modules", ".package-lock.json"));

/**
 * What takes long to make, made once for what it is made of, and kept in .cache from one build to the next. Name the settings
 * of what makes it too.
 */
export async function cached(
  madeOf: readonly (string | Buffer)[],
  make: () => Promise<string | Uint8Array>,
): Promise<Buffer<ArrayBuffer>> {
  const hash = createHash("sha256");
  for (const part of [libraries, ...madeOf]) hash.update(part).update("\0");
  const file = join(folder, hash.digest("base64url").slice(0, 24));
  if (existsSync(file)) return readFile(file);
  const content = await make();
  await mkdir(folder, { recursive: true });
  // Written aside and renamed, so that an interrupted build leaves no half file to be trusted later.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, content);
  await rename(aside, file);
  return Buffer.from(content);
}

/** Deletes what was made more than a month ago, or the folder would grow with every build. What is still used is made again. */
export async function removeOldEntries(): Promise<void> {
  const monthAgo = Date.now() - 30 * 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    // Another build may have deleted it meanwhile.
    const made = await stat(file).catch(() => undefined);
    if (made && made.mtimeMs < monthAgo) await rm(file, { force: true });
  }
}
