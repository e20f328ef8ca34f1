import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { root, runQuietly } from "./run.mjs";
import { hashOf, hasStamp, writeStamp } from "./stamp.mjs";

/** Builds the site, unless the build in place was made from these very sources. */
export async function ensureBuilt() {
  await buildOnce("build", "the site", "build/.stamp", [siteSources(), thisMonth()]);
}

/** Runs a script of npm's that builds, unless what is in place was made from the same; of what it says only a failure is shown. */
export async function buildOnce(script, title, stampName, madeFrom) {
  const stamp = join(root, stampName);
  // Taken before the build: what changes meanwhile is not in it and asks for another one.
  const hash = madeFrom.join(" ");
  if (hasStamp(stamp, hash)) return;
  // A build that was begun is none.
  rmSync(stamp, { force: true });
  console.log(`Building ${title}: half a minute on a quiet machine`);
  // A script of npm's: it puts the project's own Node first in the path.
  await runQuietly("npm", ["run", "--silent", script]);
  writeStamp(stamp, hash);
}

/** What a build of the site is made from, and what more is named. */
export function siteSources(more = []) {
  return hashOf(root, ["app", "integration", "server", ...rootFiles(), ...more]);
}

/** security.txt expires some months after it was built: docs/deploy.md. */
export function thisMonth() {
  return new Date().toISOString().slice(0, 7);
}

/** What the build is set up with. */
function rootFiles() {
  return readdirSync(root).filter((name) =>
    /\.config\.ts$|^\.env|^tsconfig\.json$|^package(-lock)?\.json$/.test(name),
  );
}
