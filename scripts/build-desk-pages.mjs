/** Builds the pages that the desk renders for each request. What React Router says is kept back, unless it fails. */
import { join } from "node:path";

import { root, runQuietly } from "./lib/run.mjs";

console.log("Building the desk's pages");
await runQuietly("react-router", ["build"], { cwd: join(root, "desk") });
