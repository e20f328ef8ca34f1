import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The engines besides Chromium's: the programs that each needs, and where Debian has them. */
const engines = [
  { name: "Firefox", programs: [["firefox-esr", "firefox"]], packages: ["firefox-esr"] },
  { name: "WebKit", programs: [["WebKitWebDriver"], ["Xvfb"]], packages: ["webkit2gtk-driver", "xvfb"] },
];

/** The engines that are on this machine, each with the paths of its programs. */
export function installedEngines() {
  return engines
    .map(({ name, programs }) => ({ name, paths: programs.map((names) => names.map(pathOf).find(Boolean)) }))
    .filter(({ paths }) => paths.every(Boolean));
}

/** Installs what is missing. Leaves an engine out only if the package manager does not have it, and says so. */
export function ensureEngines() {
  for (const { name, packages } of engines) {
    if (isInstalled(name) || installPackages(name, packages)) console.log(`${name} is installed.`);
    else console.log(`${name} is not tested: this system's package manager has no ${packages.join(", ")}.`);
  }
}

function installPackages(name, packages) {
  if (!pathOf("apt-get")) return false;
  if (!isRoot()) {
    if (packages.some((each) => !isKnown(each))) return false;
    throw new Error(`${name} is missing: apt-get install --no-install-recommends ${packages.join(" ")}`);
  }
  apt(["update", "-qq"], 120_000);
  if (packages.some((each) => !isKnown(each))) return false;
  apt(["install", "-y", "-qq", "--no-install-recommends", ...packages], 600_000);
  if (isInstalled(name)) return true;
  throw new Error(`${name} could not be installed by apt-get.`);
}

function isInstalled(name) {
  return installedEngines().some((engine) => engine.name === name);
}

function isKnown(name) {
  return run("apt-cache", ["show", name], { stdio: "ignore" }).status === 0;
}

function apt(args, timeout) {
  run("apt-get", args, { timeout, stdio: ["ignore", "inherit", "inherit"] });
}

function run(command, args, options) {
  return spawnSync(command, args, {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function pathOf(program) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

function isRoot() {
  return process.getuid?.() === 0;
}
