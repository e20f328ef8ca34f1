import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { canInstall, installPackages } from "./debian.mjs";

/** A Chromium for the browser tests: one that is here, or one that this installs. Never asks a question. */
export function findBrowser() {
  const found = installedBrowser() ?? downloadWithPlaywright() ?? installFromDebian();
  if (found) {
    console.log(`Using ${found}`);
    return found;
  }
  throw new Error(
    "No Chromium found, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to its program.",
  );
}

/** The path of a browser that is on this machine already. CHROME_PATH comes first. */
export function installedBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (runs(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which is no browser that runs.`);
  }
  return [...knownPaths(), playwrightPath()].find((path) => path && runs(path));
}

/** One with all that visitors' browsers have; the shell for tests lacks some of it. */
export function installedFullBrowser() {
  return [...knownPaths(), playwrightPath()].find(
    (path) => path && !path.includes("headless-shell") && runs(path),
  );
}

function knownPaths() {
  switch (process.platform) {
    case "darwin":
      return [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ];
    case "win32":
      return [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
        .filter(Boolean)
        .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe"));
    default:
      return [
        // Debian's browser without a window. It does the same work in less than half of the time.
        "/usr/bin/chromium-headless-shell",
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome-stable",
        "/usr/bin/google-chrome",
        "/snap/bin/chromium",
      ];
  }
}

function playwrightPath() {
  try {
    const require = createRequire(import.meta.url);
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

function downloadWithPlaywright() {
  const withDependencies = process.platform === "linux" && isRoot() ? ["--with-deps"] : [];
  run("npx", ["playwright", "install", ...withDependencies, "chromium"], 180_000);
  return installedBrowser();
}

function installFromDebian() {
  if (!canInstall()) return undefined;
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const found = installPackages("Chromium", [name]) && installedBrowser();
    if (found) return found;
  }
  return undefined;
}

/** Some systems put a stub in place that only tells how to install the browser: it must answer, not just exist. */
function runs(path) {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

function run(command, args, timeout) {
  console.log(`${command} ${args.join(" ")}`);
  spawnSync(command, args, {
    timeout,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function isRoot() {
  return process.getuid?.() === 0;
}
