/** Builds what is missing or was built from other sources: `node scripts/lib/build-once.ts site` or `desk`. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { root, runQuietly } from "./run.mjs";
import { hashOf, hasStamp, writeStamp } from "./stamp.mjs";

export async function buildSite(): Promise<void> {
  await buildOnce(["build"], "the site", "build/.stamp", [siteSources(), thisMonth()]);
}

/** The desk's build of the site, and its own pages. */
export async function buildDesk(): Promise<void> {
  // The privacy policy of the site names it.
  const retention = process.env["DESK_RETENTION_MONTHS"] || "default";
  const forms = siteSources(["desk/site", "desk/server/settings.ts", "desk/package-lock.json"]);
  await buildOnce(["build", "--", "--desk"], "the site with the desk's forms", "desk/build/site/.stamp", [
    forms,
    thisMonth(),
    retention,
  ]);
  await buildOnce(["--prefix", "desk", "build"], "the desk's pages", "desk/build/app/.stamp", [
    siteSources(deskSources()),
  ]);
}

/** Runs a script of npm's that builds, unless what is in place was made from the same. */
async function buildOnce(
  script: readonly string[],
  title: string,
  stampName: string,
  madeFrom: readonly string[],
) {
  const stamp = join(root, stampName);
  // Taken before the build: what changes meanwhile is not in it and asks for another one.
  const hash = madeFrom.join(" ");
  if (hasStamp(stamp, hash)) return;
  // A build that was begun is none.
  rmSync(stamp, { force: true });
  console.error(`Building ${title}: half a minute on a quiet machine`);
  await runQuietly("npm", ["run", "--silent", ...script]);
  writeStamp(stamp, hash);
}

/** What a build of the site is made from, and what more is named. */
function siteSources(more: readonly string[] = []): string {
  const settings = readdirSync(root).filter((name) =>
    /\.config\.ts$|^\.env|^tsconfig\.json$|^package(-lock)?\.json$/.test(name),
  );
  return hashOf(root, ["app", "content", "integration", "server", ...settings, ...more]);
}

/** What its pages can be made from: its folders, without what was installed and built. */
function deskSources(): string[] {
  return readdirSync(join(root, "desk"))
    .filter((name) => !/^(node_modules|build|\..*)$/.test(name))
    .map((name) => `desk/${name}`);
}

/** security.txt expires some months after it was built: docs/deploy.md. */
function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

if (import.meta.main) await (process.argv[2] === "desk" ? buildDesk() : buildSite());
