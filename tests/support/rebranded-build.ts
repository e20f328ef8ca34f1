import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Identity } from "./identity-traces.ts";
import { buildCopy, copySite, removeCopy } from "./site-copy.ts";

/** Builds the whole site in a folder of its own under another identity and returns that folder. */
export async function rebrandedBuild(identity: Identity, folderName: string): Promise<string> {
  const folder = copySite(folderName);
  rewrite(join(folder, "app/identity.ts"), identity);
  try {
    await buildCopy(folder);
  } catch (error) {
    removeCopy(folder);
    throw error;
  }
  return folder;
}

/** Replaces the object and keeps whatever else the file may hold. */
function rewrite(file: string, identity: Identity): void {
  const source = readFileSync(file, "utf8");
  const changed = source.replace(
    /export const identity = \{.*?\n\} as const/s,
    () => `export const identity = ${JSON.stringify(identity, null, 2)} as const`,
  );
  if (changed === source) throw new Error("The object in app/identity.ts was not found");
  writeFileSync(file, changed);
}
