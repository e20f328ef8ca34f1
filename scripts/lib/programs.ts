import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

/** What each is called where it is installed, and Debian's packages that have it. One of a row is enough. */
const programs = {
  // The browser without a window does the same work in less than half of the time.
  Chromium: {
    rows: [["chromium-headless-shell", "chromium", "google-chrome"]],
    packages: ["chromium-headless-shell"],
  },
  Firefox: { rows: [["firefox-esr", "firefox"]], packages: ["firefox-esr"] },
  WebKit: { rows: [["WebKitWebDriver"], ["Xvfb"]], packages: ["webkit2gtk-driver", "xvfb"] },
  Dovecot: { rows: [["dovecot"]], packages: ["dovecot-imapd"] },
  PostgreSQL: { rows: [["pg_ctlcluster"]], packages: ["postgresql"] },
} as const;

export type ProgramName = keyof typeof programs;

/** Where a program's parts are; undefined if one is missing. */
export function findProgram(name: ProgramName): string[] | undefined {
  const found = programs[name].rows.map((names) => names.map(pathOf).find(Boolean));
  return found.every((path) => path !== undefined) ? found : undefined;
}

/** A browser of the system's own; CHROME_PATH comes first. Without one Playwright uses what it has downloaded. */
export function systemChromium(): string | undefined {
  return process.env["CHROME_PATH"] || findProgram("Chromium")?.[0];
}

/** Installs what is missing, asking no question. A browser of some kind is needed for any test; what else can't be had is told, and left out. */
export function installPrograms(names: readonly ProgramName[]): void {
  for (const name of names) {
    const isThere = name === "Chromium" ? installChromium() : install(name);
    if (name === "Chromium" && !isThere) process.exit(1);
  }
}

/** Installs a program by Debian's package manager, or says that it can't be had. */
export function install(name: ProgramName): boolean {
  if (findProgram(name)) return true;
  const { packages } = programs[name];
  if (process.getuid?.() === 0 && pathOf("apt-get")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  }
  if (findProgram(name)) return true;
  console.log(`${said}${name} is missing: apt-get install --no-install-recommends ${packages.join(" ")}`);
  return false;
}

function hasChromium(): boolean {
  return systemChromium() !== undefined || existsSync(chromium.executablePath());
}

function installChromium(): boolean {
  if (hasChromium()) return true;
  // Playwright's own, with what it needs of the system where that can be installed without a password.
  run("playwright", ["install", ...(process.getuid?.() === 0 ? ["--with-deps"] : []), "chromium"]);
  return hasChromium() || install("Chromium");
}

/** Where a program is that the shell would find. */
export function pathOf(program: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** What was said on the way is told where something is missing in the end. */
let said = "";

function run(command: string, args: readonly string[]): void {
  console.log(`Installing: ${command} ${args.join(" ")}`);
  const { stdout, stderr } = spawnSync(command, args, {
    timeout: 600_000,
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  said += `${stdout}${stderr}`;
}
