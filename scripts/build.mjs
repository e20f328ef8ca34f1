/**
 * Builds the site into build/. React Router names every page and every file: that is kept back, unless it fails or is
 * asked for: `npm run build -- --verbose`. With --desk it builds the site whose forms reach the desk.
 */
import { join } from "node:path";

import { allAddresses } from "../app/addresses.server.ts";
import { buildProgress } from "./lib/build-progress.mjs";
import { chosenBuild } from "./lib/chosen-build.mjs";
import { root, runOpenly, runQuietly } from "./lib/run.mjs";

// The not-found page has no address.
const pageCount = allAddresses().length + 1;
// npm puts the programs of the installed packages into the path of its scripts.
const { flags, folder, options, title } = chosenBuild(process.argv);
const bundle = ["react-router", ["build", ...options]];
const env = { ...process.env, SITE_BUILD_FOLDER: folder };

console.log(`Building ${title}: half a minute on a quiet machine`);
if (process.argv.includes("--verbose")) await runOpenly(...bundle, { env });
else await runQuietly(...bundle, { env, progress: buildProgress(pageCount) });

console.log("  finishing: pictures, search index, compressed copies");
await runOpenly(process.execPath, [join(root, "scripts/finish-build.ts"), ...flags]);
