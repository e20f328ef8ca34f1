/** `npm run desk`: the site with its forms connected. `npm run desk -- NAME …` runs a command of desk/commands instead. */
import { join } from "node:path";

import { buildDesk } from "./lib/build-once.ts";
import { commandsIn, listOf } from "./lib/commands-in.ts";
import { root, runOpenly } from "./lib/run.mjs";

const [, , name, ...args] = process.argv;
const folder = "desk/commands";
const commands = commandsIn(folder);

if (name === undefined) {
  await buildDesk();
  await runOpenly("node", [join(root, "desk/server/start.ts")]);
} else if (commands.includes(name)) {
  if (name === "sample") {
    // What it is filled with must not land in a real desk's data.
    process.env["DESK_DATA"] ||= "var/desk-sample";
    await buildDesk();
  }
  await runOpenly("node", [join(root, folder, `${name}.ts`), ...args]);
} else {
  console.error(listOf("npm run desk [-- NAME …]: --help after a name says more.", commands));
  process.exitCode = name === "--help" ? 0 : 1;
}
