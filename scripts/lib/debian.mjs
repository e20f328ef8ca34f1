import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { existsSync } from "node:fs";

/** Whether programs can be installed here: by Debian's package manager, by its administrator. */
export function canInstall() {
  return pathOf("apt-get") !== undefined && process.getuid?.() === 0;
}

/**
 * Installs packages of Debian's. False where its package manager does not have them; if it has and they cannot be
 * installed, this stops with what somebody has to type.
 */
export function installPackages(name, packages) {
  if (!pathOf("apt-get")) return false;
  // A machine may never have heard of any package.
  if (canInstall()) run("apt-get", ["update", "-qq"], 120_000);
  if (!packages.every(isKnown)) return false;
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  if (canInstall() && run("apt-get", install, 600_000).status === 0) return true;
  throw new Error(`${name} is missing: apt-get install --no-install-recommends ${packages.join(" ")}`);
}

/** Where a program is that the shell would find. */
export function pathOf(program) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

function isKnown(name) {
  return spawnSync("apt-cache", ["show", name], { stdio: "ignore" }).status === 0;
}

function run(command, args, timeout) {
  console.log(`${command} ${args.join(" ")}`);
  return spawnSync(command, args, {
    timeout,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
