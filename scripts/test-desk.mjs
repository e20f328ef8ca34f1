/** All checks of the desk, in one command. On the embedded database, or on the one that DATABASE_URL names. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { freshResults, installAndBuildDesk, installAndFindBrowser, reportOf } from "./lib/check-steps.mjs";
import { root } from "./lib/run.mjs";
import { report, runAlone, script } from "./lib/steps.mjs";
import { playwrightCounts, vitestCounts } from "./lib/test-counts.mjs";

freshResults(["desk-unit.json", "desk-e2e.json"]);
const steps = [];
const { install, browser } = await installAndFindBrowser(steps);

const build = await installAndBuildDesk(steps, install);

const types = await runAlone(steps, {
  name: "desk's types",
  run: script("typecheck:desk"),
  needs: [build],
});
// Of the whole repository: the types of the desk's routes have been made.
await runAlone(steps, { name: "dead code", run: script("deadcode"), needs: [types] });
const unit = reportOf("desk-unit.json");
await runAlone(steps, {
  name: "desk's tests",
  run: script("test:desk-unit", ["--reporter=default", "--reporter=json", `--outputFile.json=${unit}`]),
  // Attacks are tried on built pages.
  needs: [build],
  counts: () => vitestCounts(unit),
});
if (existsSync(join(root, "desk/playwright.config.ts"))) {
  await runAlone(steps, {
    name: "desk in browsers",
    run: script("test:desk-e2e"),
    needs: [build, browser],
    counts: () => playwrightCounts(reportOf("desk-e2e.json")),
  });
}

report(steps);
