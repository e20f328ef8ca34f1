/**
 * Compares screenshots of a few pages with those in tests/visual/pictures; `-- --update` takes them anew.
 * Letters are drawn differently by other systems and browser versions: there it compares nothing, says so and fails.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { findBrowser } from "./lib/browser.mjs";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { root } from "./lib/run.mjs";

const update = process.argv.includes("--update");
const noteFile = join(root, "tests/visual/made-with.json");

ensureInstalled();
const here = {
  platform: process.platform,
  browser: /\d+/.exec(spawnSync(findBrowser(), ["--version"], { encoding: "utf8" }).stdout)?.[0] ?? "unknown",
};
const made = update ? here : JSON.parse(readFileSync(noteFile, "utf8"));

if (made.platform !== here.platform || made.browser !== here.browser) {
  console.log(
    `Visual check not made: the pictures are from Chromium ${made.browser} on ${made.platform}, this is ${here.browser} on ${here.platform}.`,
  );
  process.exitCode = 1;
} else {
  ensureBuilt();
  const status = run([
    "npx",
    "playwright",
    "test",
    "--config=playwright.visual.config.ts",
    ...(update ? ["--update-snapshots"] : []),
  ]);
  if (status === 0 && update) {
    run(["node", "scripts/shrink-pictures.ts"]);
    writeFileSync(noteFile, `${JSON.stringify(here, null, 2)}\n`);
  }
  process.exitCode = status;
}

function run([command, ...args]) {
  return (
    spawnSync(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" }).status ?? 1
  );
}
