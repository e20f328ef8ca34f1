import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The content of a cache file, made first if it is not there. The name must hold a hash of what it is made of. */
export async function cached(file: string, make: () => Promise<string | Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const content = await make();
    // Written aside and renamed, so that an interrupted build leaves no half file to be trusted later.
    const aside = `${file}.${randomUUID()}`;
    if (!existsSync(dirname(file))) await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, content);
    await rename(aside, file);
    return Buffer.from(content);
  }
}

/**
 * A hash of the code that makes something, for the name of what is kept of it: our own, by its folders, and the
 * libraries as they are installed. Folders are relative to the repository, where every build runs, or absolute.
 */
export function hashOfCode(...folders: string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
      hash.update(readFileSync(file)).update("\0");
    }
  }
  const installed = join("node_modules", ".package-lock.json");
  if (existsSync(installed)) hash.update(readFileSync(installed));
  return hash.digest("base64url");
}
