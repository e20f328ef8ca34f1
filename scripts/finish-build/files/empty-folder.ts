import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** Takes a folder away at once. To delete what was in it takes a second: that ends when what is returned does. */
export async function emptyFolder(folder: string): Promise<{ deleted: Promise<void> }> {
  const aside = `${folder}.old`;
  const remove = () => rm(aside, { recursive: true, force: true });
  await remove();
  if (existsSync(folder)) await rename(folder, aside);
  return { deleted: remove() };
}
