import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { root } from "./run.mjs";
import { callIn, runAlone, script } from "./steps.mjs";
import { playwrightCounts, vitestCounts } from "./test-counts.mjs";

const results = join(root, ".cache/test");

/** Without the reports of the last run: a runner that dies must not be counted by what it said before. */
export function freshResults(names) {
  mkdirSync(results, { recursive: true });
  for (const name of names) rmSync(join(results, name), { force: true });
}

/** Where a runner leaves what it found. */
export function reportOf(name) {
  return join(results, name);
}

/** What every run of tests begins with. */
export async function installAndFindBrowser(steps) {
  const install = await runAlone(steps, {
    name: "install",
    run: callIn("./scripts/lib/ensure-installed.mjs", "ensureInstalled"),
  });
  const browser = await runAlone(steps, {
    name: "browser",
    run: callIn("./scripts/lib/browser.mjs", "findBrowser"),
    needs: [install],
  });
  return { install, browser };
}

/** What every run of the desk's tests needs. */
export async function installAndBuildDesk(steps, install) {
  const packages = await runAlone(steps, {
    name: "desk's packages",
    run: callIn("./scripts/lib/ensure-desk.mjs", "ensureDeskTestsInstalled"),
    needs: [install],
  });
  const mailServer = await runAlone(steps, {
    name: "mail server",
    run: callIn("./scripts/lib/imap-server.mjs", "ensureImapServer"),
    needs: [packages],
  });
  return runAlone(steps, {
    name: "desk's build",
    run: callIn("./scripts/lib/ensure-desk.mjs", "ensureDeskBuilt"),
    needs: [packages, mailServer],
  });
}

/** The tests of one project of vitest.config.ts. */
export function vitestTests({ name, project, report, needs }) {
  const file = join(results, report);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name,
    run: script("test:vitest", ["--project", project, ...reporters]),
    needs,
    counts: () => vitestCounts(file),
  };
}

/** The tests of playwright.config.ts; which, and where its report goes, DEEP decides there. */
export function playwrightTests({ name, report, needs }) {
  return {
    name,
    run: script("test:e2e"),
    needs,
    counts: () => playwrightCounts(join(results, report)),
  };
}
