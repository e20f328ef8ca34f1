import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The content of a cache file, made first if it is not there. The name must hold a hash of what it is made of. */
export async function cached(file: string, make: () => Promise<string | Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    // Written aside and renamed, so that an interrupted build leaves no half file to be trusted later.
    const aside = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, content);
    await rename(aside, file);
    return Buffer.from(content);
  }
}

/**
 * A hash of what something is made with, for the name of what is kept of it: code of ours, by its folders in the repository,
 * in which all builds run, and the libraries.
 */
export function hashOfMakers(...folders: string[]): string {
  const code = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const libraries = ["package.json", "package-lock.json"].filter((file) => existsSync(file));
  const hash = createHash("sha256");
  for (const file of [...code, ...libraries]) hash.update(readFileSync(file));
  return hash.digest("base64url");
}
