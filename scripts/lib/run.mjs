import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command of npm's with its output shown; a failure ends this process with the same code. */
export function runNpm(args, env = process.env) {
  const { status, error } = spawnSync("npm", args, {
    cwd: root,
    env,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (error) console.error(`npm could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
