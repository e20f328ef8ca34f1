/** `npm run desk`: the site with its forms connected. With the name of another program of desk/, builds the same and runs that. */
import { join } from "node:path";

import { buildDesk } from "./lib/build-once.ts";
import { root, runOpenly } from "./lib/run.mjs";

const [, , program = "server/start.ts", ...args] = process.argv;
// What it is filled with must not land in a real desk's data.
if (program === "commands/sample.ts") process.env["DESK_DATA"] ||= "var/desk-sample";
await buildDesk();
await runOpenly("node", [join(root, "desk", program), ...args]);
