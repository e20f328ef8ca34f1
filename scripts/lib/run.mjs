import { spawn } from "node:child_process";
import { isAbsolute } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a command. Of its lines only what `progress` makes of them is shown: those of standard output as they come,
 * those of standard error at the end. If the command fails, all that it said is shown, and this process ends with the
 * same code.
 */
export async function runQuietly(
  command,
  args,
  { cwd = root, env = process.env, progress = () => undefined } = {},
) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: needsShell(command),
  });
  // What runs beside it may fail first.
  const stop = () => child.kill();
  process.once("exit", stop);
  const all = [];
  const warnings = [];
  for (const stream of ["stdout", "stderr"]) {
    createInterface({ input: child[stream] }).on("line", (line) => {
      all.push(line);
      const shown = progress(line, stream);
      if (shown === undefined) return;
      if (stream === "stdout") console.log(shown);
      else warnings.push(shown);
    });
  }
  const code = await new Promise((resolve) => {
    child.once("error", (error) => {
      all.push(error.message);
      resolve(1);
    });
    child.once("close", (status) => resolve(status ?? 1));
  });
  process.off("exit", stop);
  if (code === 0) {
    for (const warning of warnings) console.error(warning);
    return;
  }
  console.error(`${all.join("\n")}\n\nThis failed: ${[command, ...args].join(" ")}`);
  process.exit(code);
}

/**
 * Runs a command whose output is fit to be shown as it is. What this process is told to stop by, the command is told too; a
 * failure ends this process with the same code.
 */
export async function runOpenly(command, args, { cwd = root, env = process.env } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: "inherit", shell: needsShell(command) });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  await new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      process.exit(1);
    });
    child.once("exit", (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}

/** On Windows the programs of npm packages, and npm itself, are scripts of the shell. */
function needsShell(command) {
  return process.platform === "win32" && !isAbsolute(command);
}
