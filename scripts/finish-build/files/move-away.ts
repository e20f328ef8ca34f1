import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Takes a folder away. It is gone when this resolves; to delete what was in it takes a second more, until `deleted` does.
 * What could not be deleted is deleted the next time.
 */
export async function moveAway(folder: string): Promise<{ deleted: Promise<void> }> {
  const aside = `${folder}.old`;
  const remove = () => rm(aside, { recursive: true, force: true, maxRetries: 3 });
  await remove();
  if (existsSync(folder)) await rename(folder, aside);
  return { deleted: remove().catch((error) => console.warn(`${aside} is left over: ${error}`)) };
}
