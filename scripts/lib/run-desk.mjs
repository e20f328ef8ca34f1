import { join } from "node:path";

import { root, runOpenly } from "./run.mjs";

/** Runs a program of the desk's on the project's own Node. */
export async function runDesk(file, args = []) {
  await runOpenly(join(root, "node_modules/.bin/node"), [join(root, "desk", file), ...args]);
}
