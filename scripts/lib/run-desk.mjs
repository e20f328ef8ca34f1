import { spawn } from "node:child_process";
import { join } from "node:path";

import { root } from "./run.mjs";

/** Runs a program of the desk's on the project's own Node, with its signals and its exit code passed on. */
export function runDesk(file, args = []) {
  const child = spawn(join(root, "node_modules/.bin/node"), [join(root, "desk", file), ...args], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`desk/${file} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code) => process.exit(code ?? 1));
}
