import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Standard input or output. */
const STANDARD = "-";

/** Writes a file that is there whole or not at all, also after a power cut. Only its owner may read it. */
export async function writeCompressed(file: string, source: AsyncIterable<Buffer>): Promise<void> {
  if (file === STANDARD) return await pipeline(source, createGzip(), process.stdout, { end: false });
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const sink = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(source, createGzip(), sink);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const folder = await open(dirname(file));
  await folder.sync();
  await folder.close();
}

export function readCompressed(file: string): AsyncIterable<Buffer> {
  const source = file === STANDARD ? process.stdin : createReadStream(file);
  const unpacked = createGunzip();
  source.on("error", (error) => unpacked.destroy(error));
  return source.pipe(unpacked);
}

/** Whether it can be read twice: once to check it, once to restore it. */
export function isFile(file: string): boolean {
  return file !== STANDARD;
}
