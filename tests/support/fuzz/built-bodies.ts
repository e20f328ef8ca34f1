import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Tells whether bytes are a file of a folder, or a part of one, by length first. */
export function builtBodies(folder: string, files: readonly string[]) {
  const byLength = new Map<number, Buffer[]>();
  for (const file of files) {
    const body = readFileSync(join(folder, file));
    byLength.set(body.length, [...(byLength.get(body.length) ?? []), body]);
  }
  return {
    isFile: (bytes: Buffer) => (byLength.get(bytes.length) ?? []).some((body) => body.equals(bytes)),
    isPart: (bytes: Buffer, start: number, total: number) =>
      (byLength.get(total) ?? []).some((body) => body.subarray(start, start + bytes.length).equals(bytes)),
  };
}
