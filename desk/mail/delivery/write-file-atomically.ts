import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const HOUR = 3_600_000;

/** Writes a file whole or not at all, whenever the process or the machine dies, and on disk when it returns. */
export async function writeFileAtomically(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `.${randomBytes(8).toString("hex")}.tmp`);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Makes the folder, and removes what a killed process began to write there. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (!/^\.[\da-f]{16}\.tmp$/.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    // Another process may be writing a young one.
    if (Date.now() - mtimeMs > HOUR) await rm(path, { force: true });
  }
}

/** A new name is on disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
