import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** The content of a cache file, made first if it is not there. The name must hold a hash of what it is made of. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    // Written aside and renamed, so that an interrupted build leaves no half file to be trusted later.
    const aside = `${file}.${crypto.randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, content);
    await rename(aside, file);
    return content;
  }
}
