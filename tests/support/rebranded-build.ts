import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { stringify } from "yaml";

import type { Identity } from "./identity-traces.ts";
import { buildCopy, copySite, removeCopy } from "./site-copy.ts";

/** Builds the whole site in a folder of its own under another identity and returns that folder. */
export async function rebrandedBuild(identity: Identity, folderName: string): Promise<string> {
  const folder = copySite(folderName);
  writeFileSync(join(folder, "content/identity.yaml"), stringify(identity));
  try {
    await buildCopy(folder);
  } catch (error) {
    removeCopy(folder);
    throw error;
  }
  return folder;
}
