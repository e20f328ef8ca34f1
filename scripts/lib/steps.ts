import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { root } from "./run.mjs";
import { type Failure, playwrightReport, vitestReport } from "./test-report.ts";

export interface Step {
  name: string;
  /** What is run, and what somebody types to run that alone. */
  command: readonly string[];
  /** Of the same run: left out unless these have passed. */
  needs?: readonly Step[];
  /** Whose single tests are counted. */
  runner?: "vitest" | "playwright";
}

interface Result {
  step: Step;
  passed: number;
  failed: number;
  failures: readonly Failure[];
}

const folder = join(root, ".cache/test");
const readers = { vitest: vitestReport, playwright: playwrightReport };

/**
 * Runs steps in their order, as many at once, and prints a line for each. What failed is told at the end, where somebody looks
 * who has only the last lines of a long run, with the command that runs only that. Everything else that was said is in .cache/test.
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const results = new Map<Step, Promise<Result>>();
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = runStep(step, results);
      results.set(step, result);
      await result;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  tell(await Promise.all(results.values()));
}

async function runStep(step: Step, others: ReadonlyMap<Step, Promise<Result>>): Promise<Result> {
  const needed = await Promise.all((step.needs ?? []).map((need) => others.get(need)));
  if (needed.some((result) => !result || result.failed > 0)) {
    print(step.name, "not run");
    return { step, passed: 0, failed: 0, failures: [] };
  }
  const started = performance.now();
  const result = { step, ...(await run(step)) };
  const seconds = `${Math.round((performance.now() - started) / 1000)} s`;
  const count = step.runner ? `${result.passed} passed` : "passed";
  print(step.name, result.failed > 0 ? `${result.failed} FAILED` : count, seconds);
  return result;
}

async function run(step: Step): Promise<Omit<Result, "step">> {
  const name = step.name.replaceAll(/\W+/g, "-");
  const report = join(folder, `${name}.json`);
  // A runner that dies is not counted by what it said before.
  rmSync(report, { force: true });
  const { code, said } = await output(step, report);
  writeFileSync(join(folder, `${name}.log`), said);

  const command = `npx ${step.command.join(" ")}`.replace(/^npx (npm|node) /, "$1 ");
  const asWhole = { where: step.name, what: lastLines(said), command };
  if (!step.runner)
    return code === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [asWhole] };
  const { passed, failures } = readers[step.runner](report, command);
  // A runner can fail without a failed test: a file that does not load, a server that does not start, no test at all.
  const all = failures.length > 0 || (code === 0 && passed > 0) ? failures : [asWhole];
  return { passed, failed: all.length, failures: all };
}

function output({ command: [program = "", ...args], runner }: Step, report: string) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = spawn(program, [...args, ...(runner === "vitest" ? reporters : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
    env: {
      ...process.env,
      PATH: [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  return new Promise<{ code: number; said: string }>((resolve) => {
    child.once("error", (error) => resolve({ code: 1, said: error.message }));
    child.once("close", (code) => resolve({ code: code ?? 1, said }));
  });
}

function tell(results: readonly Result[]): void {
  for (const { failures } of results)
    for (const { where, what, command } of failures)
      console.log(`\n${where}\n${what}\n    Only that: ${command}`);

  const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
  const seconds = Math.round(performance.now() / 1000);
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}

function print(name: string, outcome: string, time = "") {
  console.log(`${name.padEnd(20)} ${outcome.padStart(12)} ${time.padStart(8)}`);
}

function lastLines(text: string): string {
  return stripVTControlCharacters(text)
    .trimEnd()
    .split("\n")
    .slice(-40)
    .map((line) => `    ${line}`)
    .join("\n");
}
