import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Every file under a folder, as sorted paths relative to it, with slashes as in an address. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
}
