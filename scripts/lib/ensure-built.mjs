import { readdirSync } from "node:fs";
import { join } from "node:path";

import { root, runOpenly } from "./run.mjs";
import { hashOf, hasStamp, writeStamp } from "./stamp.mjs";

/** Builds the site, unless the build in place was made from these very sources. */
export async function ensureBuilt() {
  const stamp = join(root, "build/.stamp");
  // Taken before the build: what changes meanwhile is not in it and asks for another one.
  const sources = hashOf(root, ["app", "public", "scripts", "server", ...rootFiles(root)]);
  // security.txt expires some months after it was built: docs/deploy.md.
  const month = new Date().toISOString().slice(0, 7);
  const hash = `${sources} ${month}`;
  if (hasStamp(stamp, hash)) return;

  await runOpenly("npm", ["run", "--silent", "build"]);
  writeStamp(stamp, hash);
}

/** What the build is set up with. */
export function rootFiles(folder) {
  return readdirSync(folder).filter((name) =>
    /\.config\.ts$|^\.env|^tsconfig\.json$|^package(-lock)?\.json$/.test(name),
  );
}
