// Runs before anything is installed, on the Node that happens to be there: plain JavaScript, no dependency.
import { spawn } from "node:child_process";
import { join } from "node:path";

import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { root, runOpenly } from "./lib/run.mjs";

await ensureInstalled();
await ensureBuilt();

const node = join(root, "node_modules/.bin/node");
await runOpenly(node, [join(root, "scripts/forms-notice.ts")]);
// Its last word is the address.
const server = spawn(node, [join(root, "server/main.ts")], { stdio: "inherit" });

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("error", (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on("exit", (code) => process.exit(code ?? 1));
