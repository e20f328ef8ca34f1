/**
 * The full matrix: every page in every view, long fuzzing, whole copies of the site, two more browser engines, and the
 * desk on the system's own PostgreSQL.
 * Its tests are in tests/deep and tests/engines; files called fuzz run here once more, with DEEP=1 and more cases.
 */
import {
  freshResults,
  installAndBuildDesk,
  installAndFindBrowser,
  playwrightTests,
  vitestTests,
} from "./lib/check-steps.mjs";
import { installedEngines } from "./lib/engines.mjs";
import { callIn, report, runAlone, script } from "./lib/steps.mjs";

process.env.DEEP = "1";
freshResults(["deep-site.json", "deep-e2e.json", "engines.json"]);
const steps = [];
const { install, browser } = await installAndFindBrowser(steps);

const build = await runAlone(steps, {
  name: "build",
  run: callIn("./scripts/lib/ensure-built.mjs", "ensureBuilt"),
  needs: [install],
});
const engines = await runAlone(steps, {
  name: "engines",
  run: callIn("./scripts/lib/engines.mjs", "ensureEngines"),
  needs: [install],
});

await runAlone(
  steps,
  vitestTests({ name: "site, deep", project: "deep", report: "deep-site.json", needs: [build] }),
);
// Where no engine can be had, ensureEngines() has said so.
if (installedEngines().length > 0) {
  await runAlone(
    steps,
    vitestTests({
      name: "other engines",
      project: "engines",
      report: "engines.json",
      needs: [build, engines],
    }),
  );
}
await runAlone(
  steps,
  playwrightTests({ name: "browser, deep", report: "deep-e2e.json", needs: [build, browser] }),
);
const desk = await installAndBuildDesk(steps, install);
await runAlone(steps, {
  name: "desk, PostgreSQL",
  run: script("test:desk-server"),
  needs: [desk],
});

report(steps);
