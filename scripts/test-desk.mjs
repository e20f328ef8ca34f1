/** All checks of the desk, in one command. On the embedded database, or on the one that DATABASE_URL names. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { freshResults, installAndFindBrowser, reportOf } from "./lib/check-steps.mjs";
import { root } from "./lib/run.mjs";
import { callIn, report, runAlone, script } from "./lib/steps.mjs";
import { playwrightCounts, vitestCounts } from "./lib/test-counts.mjs";

freshResults(["desk-unit.json", "desk-e2e.json"]);
const steps = [];
const { install, browser } = await installAndFindBrowser(steps);

const ensure = (name, call, needs) => ({ name, run: callIn("./scripts/lib/ensure-desk.mjs", call), needs });
const packages = await runAlone(steps, ensure("desk's packages", "ensureDeskTestsInstalled", [install]));
const build = await runAlone(steps, ensure("desk's build", "ensureDeskBuilt", [packages]));

await runAlone(steps, { name: "desk's types", run: script("typecheck:desk"), needs: [build] });
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
