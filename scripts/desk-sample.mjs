/** `npm run desk:sample`: the desk filled with invented enquiries, in a folder of its own. */
import { ensureDeskBuilt, ensureDeskInstalled } from "./lib/ensure-desk.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { runDesk } from "./lib/run-desk.mjs";

await ensureInstalled();
await ensureDeskInstalled();
await ensureDeskBuilt();
process.env.DESK_DATA ||= "var/desk-sample";
await runDesk("commands/sample.ts", process.argv.slice(2));
