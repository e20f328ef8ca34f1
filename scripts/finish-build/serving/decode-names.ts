import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives folders and files their decoded names. The prerenderer names them after the encoded address, and a server
 * decodes an address before it looks for the file.
 */
export async function decodeNames(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const encoded = entries.filter((entry) => entry.name.includes("%"));
  // The deepest first: a folder's own name changes after those of what it holds.
  const deepestFirst = encoded.toSorted((one, other) => other.parentPath.length - one.parentPath.length);
  for (const { parentPath, name } of deepestFirst) {
    await rename(join(parentPath, name), join(parentPath, decodeURIComponent(name)));
  }
}
