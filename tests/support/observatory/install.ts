import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { repository } from "../source-files.ts";

/**
 * Where MDN's Observatory is, installed once into .cache from a lock file of its own. It is no dependency of the project:
 * its install script downloads lists from the network, and it brings a server and a database along. Here no script
 * runs and those two are left out.
 */
export function installObservatory(): string {
  const folder = join(repository, ".cache/observatory");
  const installed = join(folder, "node_modules/@mdn/mdn-http-observatory");
  const lockFile = join(import.meta.dirname, "package-lock.json");
  const stamp = join(folder, "installed-lock.json");
  const lock = readFileSync(lockFile, "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return installed;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json", "left-out"]) {
    cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true });
  }
  const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: folder, stdio: "pipe", shell: process.platform === "win32" });
  // What the script would download: the domains that browsers know to be https only. Ours is not among them yet.
  writeFileSync(join(installed, "conf/hsts-preload.json"), "{}");
  writeFileSync(stamp, lock);
  return installed;
}
