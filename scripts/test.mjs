/** Every check of the repository in one command. Runs on a bare Node before anything is installed. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { root } from "./lib/run.mjs";
import { callIn, runAlone, runTogether, script } from "./lib/steps.mjs";
import { playwrightCounts, vitestCounts } from "./lib/test-counts.mjs";

const results = join(root, ".cache/test");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const vitest = (name) => [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${join(results, name)}`,
];

const steps = [];
const install = await runAlone(steps, {
  name: "install",
  run: callIn("./scripts/lib/ensure-installed.mjs", "ensureInstalled"),
});
const browser = {
  name: "browser",
  run: callIn("./scripts/lib/browser.mjs", "findBrowser"),
  needs: [install],
};
await runAlone(steps, browser);

const build = {
  name: "build",
  run: callIn("./scripts/lib/ensure-built.mjs", "ensureBuilt"),
  needs: [install],
};
await runTogether(steps, [
  build,
  { name: "types", run: script("typecheck"), needs: [install] },
  { name: "lint", run: script("lint"), needs: [install] },
  { name: "format", run: script("format:check"), needs: [install] },
  { name: "dead code", run: script("deadcode"), needs: [install] },
  {
    name: "unit tests",
    run: script("test:unit", vitest("unit.json")),
    needs: [install],
    counts: () => vitestCounts(join(results, "unit.json")),
  },
]);

await runAlone(steps, {
  name: "site checks",
  run: script("test:site", vitest("site.json")),
  needs: [build],
  counts: () => vitestCounts(join(results, "site.json")),
});
await runAlone(steps, {
  name: "browser tests",
  run: script("test:e2e"),
  needs: [build, browser],
  counts: () => playwrightCounts(join(results, "e2e.json")),
});

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
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") === 0 && tests ? 0 : 1;
