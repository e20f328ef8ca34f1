/**
 * `npm run desk`: the site with its forms connected. Runs before anything is installed, on the Node that happens to be
 * there: plain JavaScript, no dependency.
 */
import { ensureDeskBuilt, ensureDeskInstalled } from "./lib/ensure-desk.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { runDesk } from "./lib/run-desk.mjs";

await ensureInstalled();
await ensureDeskInstalled();
await ensureDeskBuilt();
// It says itself where everything is.
await runDesk("server/start.ts");
