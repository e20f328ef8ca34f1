import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program is, looked for in the path and in the folder that Debian keeps out of a user's path. */
export function findProgram(name: string): string | undefined {
  return [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
