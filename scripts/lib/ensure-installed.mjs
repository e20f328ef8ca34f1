import { join } from "node:path";

import { root, runQuietly } from "./run.mjs";
import { hashOf, hasStamp, writeStamp } from "./stamp.mjs";

/** Installs the locked dependencies, unless that was done for this very lock file. */
export async function ensureInstalled() {
  const stamp = join(root, "node_modules/.install-stamp");
  const hash = hashOf(root, ["package-lock.json"]);
  if (hasStamp(stamp, hash)) return;

  await install("Installing what the project needs: a minute or two the first time", ["--include=dev"]);
  writeStamp(stamp, hash);
}

/** Installs the packages of a folder, the locked ones, and says how it goes. */
export async function install(title, options, { cwd = root } = {}) {
  console.log(title);
  const started = Date.now();
  const stopTicking = tick((seconds) => console.log(`  still installing after ${seconds} s`));
  // The build needs the development dependencies, whatever the shell is set to.
  const { NODE_ENV: _, ...env } = process.env;
  // Not `npm ci`: it refuses a lock file that leaves out native packages of other platforms. This takes the
  // locked versions too, and --no-save leaves the lock file as it is.
  await runQuietly("npm", ["install", "--no-save", ...options, "--no-audit", "--no-fund"], { cwd, env });
  stopTicking();
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Calls after 30, 60, 120, 240 … seconds: a sign of life, and few lines however long it takes. */
function tick(call) {
  let timer;
  const wait = (seconds, reached) => {
    timer = setTimeout(() => {
      call(reached);
      wait(reached, reached * 2);
    }, seconds * 1000);
  };
  wait(30, 30);
  return () => clearTimeout(timer);
}
