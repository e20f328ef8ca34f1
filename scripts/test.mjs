/**
 * The checks for every change, in one command. Runs on a bare Node before anything is installed.
 * What takes longer is in `npm run test:deep`.
 */
import { freshResults, installAndFindBrowser, playwrightTests, vitestTests } from "./lib/check-steps.mjs";
import { callIn, report, runAlone, runTogether, script } from "./lib/steps.mjs";

freshResults(["unit.json", "site.json", "e2e.json"]);
const steps = [];
const { install, browser } = await installAndFindBrowser(steps);

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
  // What the desk alone uses is seen in its own tests, where its packages are.
  {
    name: "dead code",
    run: script("deadcode", ["--workspace", ".", "--exclude", "exports,types"]),
    needs: [install],
  },
  vitestTests({ name: "unit tests", project: "unit", report: "unit.json", needs: [install] }),
]);

await runAlone(
  steps,
  vitestTests({ name: "site checks", project: "site", report: "site.json", needs: [build] }),
);
await runAlone(
  steps,
  playwrightTests({ name: "browser tests", report: "e2e.json", needs: [build, browser] }),
);

report(steps);
