/** `npm run bench -- NAME …`: a measurement of bench/, or one of the desk's. Without a name: which there are. */
import { join } from "node:path";

import { buildDesk } from "./lib/build-once.ts";
import { commandsIn, deskBenches, listOf } from "./lib/commands-in.ts";
import { installDesk } from "./lib/install.mjs";
import { root, runOpenly } from "./lib/run.mjs";

const [, , name = "", ...args] = process.argv;
const ofSite = commandsIn("bench");

if (ofSite.includes(name)) {
  await runOpenly("node", [join(root, "bench", `${name}.ts`), ...args]);
} else if (deskBenches.includes(name)) {
  await installDesk("all", ["--include=dev"]);
  await buildDesk();
  await runOpenly("node", [join(root, "desk/bench", `${name}.ts`), ...args]);
} else {
  console.error(
    listOf("npm run bench -- NAME …: README.md says what each one tells.", [...ofSite, ...deskBenches]),
  );
  process.exitCode = 1;
}
