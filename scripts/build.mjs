/**
 * Builds the site into build/. React Router names every page and every file: that is kept back, unless it fails or is
 * asked for: `npm run build -- --verbose`.
 */
import { join } from "node:path";

import { allAddresses } from "../app/addresses.server.ts";
import { buildProgress } from "./lib/build-progress.mjs";
import { root, runOpenly, runQuietly } from "./lib/run.mjs";

// The not-found page has no address.
const pageCount = allAddresses().length + 1;
// npm puts the programs of the installed packages into the path of its scripts.
const bundle = ["react-router", ["build"]];

console.log("Building the site: half a minute on a quiet machine");
if (process.argv.includes("--verbose")) await runOpenly(...bundle);
else await runQuietly(...bundle, { progress: buildProgress(pageCount) });

console.log("  finishing: pictures, search index, compressed copies");
await runOpenly(process.execPath, [join(root, "scripts/finish-build.ts")]);
