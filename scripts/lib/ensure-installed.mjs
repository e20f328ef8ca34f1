import { join } from "node:path";

import { root, runNpm } from "./run.mjs";
import { hashOf, hasStamp, writeStamp } from "./stamp.mjs";

/** Installs the locked dependencies, unless that was done for this very lock file. */
export function ensureInstalled() {
  const stamp = join(root, "node_modules/.install-stamp");
  const hash = hashOf(root, ["package-lock.json"]);
  if (hasStamp(stamp, hash)) return;

  // The build needs the development dependencies, whatever the shell is set to.
  const { NODE_ENV: _, ...env } = process.env;
  // Not `npm ci`: it refuses a lock file that leaves out native packages of other platforms. This takes the
  // locked versions too, and --no-save leaves the lock file as it is.
  runNpm(["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"], env);
  writeStamp(stamp, hash);
}
