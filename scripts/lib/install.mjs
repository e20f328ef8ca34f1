import { join } from "node:path";

import { root, runQuietly } from "./run.mjs";
import { hashOf, hasStamp, writeStamp } from "./stamp.mjs";

/** Installs the locked dependencies, unless that was done for this very lock file. */
export async function installSite() {
  await installOnce("Installing what the project needs: a minute or two the first time", ["--include=dev"], {
    folder: ".",
  });
}

/** The same for the desk. What is enough to run is not enough to test: each has a name. */
export async function installDesk(name, options) {
  if (name === "run" && hasStamp(stampOf("desk", "all"), lockHash("desk"))) return;
  await installOnce("Installing what the desk needs: half a minute the first time", options, {
    folder: "desk",
    name,
  });
}

async function installOnce(title, options, { folder, name = "all" }) {
  const stamp = stampOf(folder, name);
  const hash = lockHash(folder);
  if (hasStamp(stamp, hash)) return;

  console.error(title);
  const started = Date.now();
  const ticking = setInterval(
    () => console.error(`  still installing after ${Math.round((Date.now() - started) / 1000)} s`),
    60_000,
  );
  // The build needs the development dependencies, whatever the shell is set to.
  const { NODE_ENV: _, ...env } = process.env;
  // Not `npm ci`: it refuses a lock file that leaves out native packages of other platforms. This takes the
  // locked versions too, and --no-save leaves the lock file as it is.
  await runQuietly("npm", ["install", "--no-save", ...options, "--no-audit", "--no-fund"], {
    cwd: join(root, folder),
    env,
  });
  clearInterval(ticking);
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s`);
  writeStamp(stamp, hash);
}

function stampOf(folder, name) {
  return join(root, folder, `node_modules/.install-stamp-${name}`);
}

function lockHash(folder) {
  return hashOf(root, [join(folder, "package-lock.json")]);
}
