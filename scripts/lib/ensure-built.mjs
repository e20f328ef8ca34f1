import { readdirSync } from "node:fs";
import { join } from "node:path";

import { root, runNpm } from "./run.mjs";
import { hashOf, hasStamp, writeStamp } from "./stamp.mjs";

/** Builds the site, unless the build in place was made from these very sources. */
export function ensureBuilt() {
  const stamp = join(root, "build/.stamp");
  // Taken before the build: what changes meanwhile is not in it and asks for another one.
  const hash = hashOf(root, ["app", "public", "scripts", "server", ...rootFiles()]);
  if (hasStamp(stamp, hash)) return;

  runNpm(["run", "build"]);
  writeStamp(stamp, hash);
}

function rootFiles() {
  return readdirSync(root).filter((name) =>
    /\.config\.ts$|^tsconfig\.json$|^package(-lock)?\.json$/.test(name),
  );
}
