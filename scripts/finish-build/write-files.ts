import { writeFile } from "node:fs/promises";
import { join } from "node:path";

export async function writeFiles(folder: string, files: Record<string, string | Uint8Array>): Promise<void> {
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
}
