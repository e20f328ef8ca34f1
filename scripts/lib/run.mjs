import { spawn } from "node:child_process";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command and shows nothing of it, unless it fails: then all that it said, and this process ends with the same code. */
export async function runQuietly(command, args, { cwd = root, env = process.env } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: needsShell(command),
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  const code = await endOf(child, command);
  if (code === 0) return;
  console.error(`${said.trimEnd()}\n\nThis failed: ${[command, ...args].join(" ")}`);
  process.exit(code);
}

/**
 * Runs a command whose output is fit to be shown as it is. What this process is told to stop by, the command is told too; a
 * failure ends this process with the same code.
 */
export async function runOpenly(command, args, { cwd = root, env = process.env } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: "inherit", shell: needsShell(command) });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const code = await endOf(child, command);
  if (code !== 0) process.exit(code);
}

function endOf(child, command) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** On Windows the programs of npm packages, and npm itself, are scripts of the shell. */
function needsShell(command) {
  return process.platform === "win32" && !isAbsolute(command);
}
