import { spawn } from "node:child_process";

import { root } from "./run.mjs";

/** Runs one step with its output shown as it comes. The outcome is added to `steps` and to the step itself. */
export async function runAlone(steps, step) {
  return runStep(steps, step, "inherit");
}

/** Runs independent steps two at a time; each shows its output in one piece when it ends. */
export async function runTogether(steps, list) {
  const queue = list.values();
  const worker = async () => {
    for (const step of queue) await runStep(steps, step, "pipe");
  };
  await Promise.all([worker(), worker()]);
}

/**
 * Tells what failed, how each step ended and how long it took; the process fails if one did, or if no test ran.
 * All of it at the end, where somebody looks who has only the last lines of a long run.
 */
export function report(steps) {
  for (const { name, failures } of steps) {
    for (const failure of failures) console.log(`\nfailed in ${name}: ${failure}`);
  }

  console.log("\nstep            passed  failed    time");
  for (const { name, passed, failed, seconds, skipped } of steps) {
    const cells = skipped
      ? "       not run"
      : [String(passed).padStart(6), String(failed).padStart(7)].join(" ");
    console.log(`${name.padEnd(15)} ${cells} ${skipped ? "" : `${seconds.toFixed(1)} s`.padStart(9)}`);
  }

  const total = (key) => steps.reduce((sum, step) => sum + step[key], 0);
  const tests = steps.some((step) => step.counts && step.passed > 0);
  if (!tests) console.log("No test ran.");
  console.log(`\n${total("passed")} passed, ${total("failed")} failed in ${minutes(performance.now())}`);
  process.exitCode = total("failed") === 0 && tests ? 0 : 1;
}

function minutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The command that runs a script of package.json: npm puts the project's own Node and tools first in its path. */
export function script(name, args = []) {
  return ["npm", "run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])];
}

/** The command that calls a function without arguments, in a process of its own: it may block or exit. */
export function callIn(module, name) {
  return [
    process.execPath,
    "--input-type=module",
    "--eval",
    `import { ${name} } from "${module}"; ${name}();`,
  ];
}

/**
 * A step counts as one, passed or failed; a step with `counts` counts its single tests.
 * It is left out if a step that it needs did not pass.
 */
async function runStep(steps, step, stdio) {
  Object.assign(step, { passed: 0, failed: 0, failures: [], seconds: 0, skipped: false });
  steps.push(step);
  if (step.needs?.some((other) => other.skipped || other.failed > 0)) {
    step.skipped = true;
    console.log(`\n── ${step.name}: not run`);
    return step;
  }

  if (stdio === "inherit") console.log(`\n── ${step.name}`);
  const started = performance.now();
  const { code, output } = await runCommand(step.run, stdio);
  step.seconds = (performance.now() - started) / 1000;
  Object.assign(step, outcome(step, code));

  const verdict = step.failed === 0 ? "passed" : "failed";
  console.log(
    `${stdio === "pipe" ? `\n── ${step.name}\n${output}` : ""}${step.name} ${verdict} in ${step.seconds.toFixed(1)} s`,
  );
  return step;
}

function outcome(step, code) {
  if (!step.counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed, failures } = step.counts();
    // A runner can fail without a failed test: a file that does not load, a server that does not start.
    return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(failed, 1), failures };
  } catch {
    console.log(`${step.name} left no report.`);
    return { passed: 0, failed: 1 };
  }
}

function runCommand([command, ...args], stdio) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", stdio, stdio],
      shell: process.platform === "win32" && command === "npm",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("error", (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.once("close", (code) => resolve({ code, output }));
  });
}
