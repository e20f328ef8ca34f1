import { readdirSync } from "node:fs";
import { join } from "node:path";

import { buildOnce, siteSources, thisMonth } from "./ensure-built.mjs";
import { install } from "./ensure-installed.mjs";
import { root } from "./run.mjs";
import { hashOf, hasStamp, writeStamp } from "./stamp.mjs";

const desk = join(root, "desk");

/** The packages that the desk runs with. */
export async function ensureDeskInstalled() {
  if (hasStamp(stampOf("all"), lockHash())) return;
  await installOnce("run", ["--omit=dev"]);
}

/** Those that its tests need too. */
export async function ensureDeskTestsInstalled() {
  await installOnce("all", ["--include=dev"]);
}

/** The desk's build of the site, and its own pages, each unless it was made from these very sources. */
export async function ensureDeskBuilt() {
  // The privacy policy of the site names it.
  const retention = process.env.DESK_RETENTION_MONTHS || "default";
  const ofSite = siteSources(["desk/site", "desk/server/settings.ts", "desk/package-lock.json"]);
  await buildOnce("build:desk-site", "the site with the desk's forms", "desk/build/site/.stamp", [
    ofSite,
    thisMonth(),
    retention,
  ]);
  await buildOnce("build:desk-pages", "the desk's pages", "desk/build/app/.stamp", [
    siteSources(deskSources()),
  ]);
}

async function installOnce(name, options) {
  if (hasStamp(stampOf(name), lockHash())) return;
  await install("Installing what the desk needs: half a minute the first time", options, { cwd: desk });
  writeStamp(stampOf(name), lockHash());
}

/** Two of them: what is enough to run is not enough to test. */
function stampOf(name) {
  return join(desk, `node_modules/.install-stamp-${name}`);
}

function lockHash() {
  return hashOf(root, ["desk/package-lock.json"]);
}

/** What its pages can be made from: its folders, without what was installed and built. */
function deskSources() {
  return readdirSync(desk)
    .filter((name) => !/^(node_modules|build|\..*)$/.test(name))
    .map((name) => `desk/${name}`);
}
