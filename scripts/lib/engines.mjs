import { installPackages, pathOf } from "./debian.mjs";

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

function isInstalled(name) {
  return installedEngines().some((engine) => engine.name === name);
}
