// Runs before anything is installed, on the Node that happens to be there: plain JavaScript, no dependency.
import { join } from "node:path";

import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { root, runOpenly } from "./lib/run.mjs";

await ensureInstalled();
await ensureBuilt();

const node = join(root, "node_modules/.bin/node");
await runOpenly(node, [join(root, "scripts/forms-notice.ts")]);
// Its last word is the address.
await runOpenly(node, [join(root, "server/main.ts")]);
