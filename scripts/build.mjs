/**
 * Builds the site into build/. React Router bundles its code, unless the bundle in place was made from these very sources:
 * after a change to an article it was. To have it made anew, delete build/bundle. What React Router says is kept back, unless
 * it fails or is asked for: `npm run build -- --verbose`. With --desk it builds the site whose forms reach the desk.
 */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

import { buildProgress } from "./lib/build-progress.mjs";
import { bundleHash } from "./lib/bundle-hash.mjs";
import { chosenBuild } from "./lib/chosen-build.mjs";
import { root, runOpenly, runQuietly, startWaiting } from "./lib/run.mjs";
import { hasStamp, writeStamp } from "./lib/stamp.mjs";

const { flags, folder, options, title, sources } = chosenBuild(process.argv);
const bundle = `${folder}/bundle`;
const stamp = join(root, bundle, ".stamp");
const hash = bundleHash(root, sources);
const isBundled = hasStamp(stamp, hash) && existsSync(join(root, bundle, "server/index.js"));
const env = {
  ...process.env,
  NODE_ENV: "production",
  SITE_BUILD_FOLDER: bundle,
  // Node's own: what it has compiled of the libraries, for the next time.
  NODE_COMPILE_CACHE: join(root, ".cache/node"),
};

// It makes what needs no bundle meanwhile.
const finishing = startWaiting(process.execPath, [join(root, "scripts/finish-build.ts"), ...flags], { env });

console.log(`Building ${title}: ${isBundled ? "some seconds" : "half a minute"} on a quiet machine`);
if (isBundled) console.log("  scripts and styles are as they were");
else {
  // A bundle that was begun is none.
  rmSync(stamp, { force: true });
  // npm puts the programs of the installed packages into the path of its scripts.
  const command = ["react-router", ["build", ...options]];
  if (process.argv.includes("--verbose")) await runOpenly(...command, { env });
  else await runQuietly(...command, { env, progress: buildProgress() });
  writeStamp(stamp, hash);
}

finishing.goOn();
await finishing.done;
