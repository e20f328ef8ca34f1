/**
 * `npm run test:proof`: whether the checks fail for a reason. Each fault of faults.ts and once-guarded.ts is made in a clone of what is committed, alone, and
 * the step that is named there beforehand is run: it has to fail, by the test that is named. At first, on the clone as it is, all
 * of these steps have to pass. `-- PART` tries the faults whose names have that part.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "../../scripts/lib/run.mjs";
import { playwrightReport, vitestReport } from "../../scripts/lib/test-report.ts";
import type { Fault } from "./fault.ts";
import { faults } from "./faults.ts";
import { onceGuarded } from "./once-guarded.ts";

const part = process.argv[2] ?? "";
const chosen = [...faults, ...onceGuarded].filter(({ name }) => name.includes(part));
const folder = mkdtempSync(join(tmpdir(), "proof-"));
spawnSync("git", ["clone", "--quiet", root, folder], { stdio: "inherit" });
symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
symlinkSync(join(root, "desk/node_modules"), join(folder, "desk/node_modules"), "junction");
// What takes long to make is kept by a hash of what it is made of.
mkdirSync(join(folder, ".cache"));
symlinkSync(join(root, ".cache/build"), join(folder, ".cache/build"), "junction");

const unproven: string[] = [];
try {
  build();
  for (const step of new Map(chosen.map((fault) => [fault.step.file, fault.step])).values()) {
    const { passed, failures, said } = run(step);
    if (passed === 0 || failures.length > 0)
      unproven.push(`without a fault ${step.file} fails: ${failures.join(", ") || said.slice(-1500)}`);
  }
  for (const fault of chosen) prove(fault);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of unproven) console.log(`\nNot proven: ${line}`);
console.log(`\n${chosen.length - unproven.length} passed, ${unproven.length} failed`);
process.exitCode = unproven.length > 0 ? 1 : 0;

function prove({ name, file, from, to, step, fails }: Fault): void {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  if (source.split(from).length !== 2) {
    unproven.push(`${name}: what is to be changed does not stand once in ${file}`);
    return;
  }
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const started = performance.now();
  if (step.project !== "unit" && step.project !== "desk") build();
  const { failures, said } = run(step);
  writeFileSync(path, source);

  const isFound = failures.some((where) => where.includes(fails));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${isFound ? "found" : "MISSED"} in ${seconds} s by ${step.file}: ${name}`);
  if (!isFound) unproven.push(`${name}: ${failures.join(", ") || said.slice(-1500)}`);
}

function build(): void {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stdout + stderr);
}

function run({ runner, project, file }: Fault["step"]) {
  const report = join(folder, ".cache/report.json");
  rmSync(report, { force: true });
  const selected = project === "desk" ? ["--root", "desk"] : ["--project", project];
  const [command, args] =
    runner === "vitest"
      ? [
          "vitest",
          ["run", ...selected, "--reporter=json", `--outputFile=${report}`, file.replace(/^desk\//, "")],
        ]
      : ["playwright", ["test", `--project=${project}`, file]];
  const { stdout, stderr } = spawnSync(command as string, args as string[], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { passed, failures } = (runner === "vitest" ? vitestReport : playwrightReport)(report, "");
  return { passed, failures: failures.map(({ where }) => where), said: stdout + stderr };
}
