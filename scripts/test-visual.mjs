/**
 * Compares screenshots of a few pages with those in tests/visual/pictures; `-- --update` takes them anew.
 * Where they can't be compared it says so and fails.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { findBrowser } from "./lib/browser.mjs";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { whyIncomparable } from "./lib/incomparable.mjs";
import { root } from "./lib/run.mjs";

const update = process.argv.includes("--update");
const noteFile = join(root, "tests/visual/made-with.json");

await ensureInstalled();
const here = {
  platform: process.platform,
  browser: /\d+/.exec(spawnSync(findBrowser(), ["--version"], { encoding: "utf8" }).stdout)?.[0] ?? "unknown",
};
const made = update ? here : JSON.parse(readFileSync(noteFile, "utf8"));

const reason = whyIncomparable(made, here);
if (reason) {
  console.error(reason);
  process.exit(1);
}

await ensureBuilt();
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

function run([command, ...args]) {
  return (
    spawnSync(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" }).status ?? 1
  );
}
