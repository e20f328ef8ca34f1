import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

import { buildFolder } from "./built-site.ts";
import { repository } from "./source-files.ts";

/**
 * The project as `npm start` finds it after a change: to be installed and built. npm and Astro are played by scripts that print what
 * the real ones would, and the finished build is there already.
 */
export function freshCheckout({ astro }: { astro: string }) {
  mkdirSync(join(repository, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(repository, ".cache/start-"));
  for (const name of ["scripts", "server", "package.json", "package-lock.json"]) {
    cpSync(join(repository, name), join(folder, name), { recursive: true });
  }
  for (const name of ["app", "content", "integration"])
    symlinkSync(join(repository, name), join(folder, name), "junction");
  mkdirSync(join(folder, "build"));
  symlinkSync(join(buildFolder, "client"), join(folder, "build/client"), "junction");
  cpSync(join(buildFolder, "headers.json"), join(folder, "build/headers.json"));

  const programs = join(folder, "node_modules/.bin");
  mkdirSync(programs, { recursive: true });
  symlinkSync(process.execPath, join(programs, "node"));
  const program = (name: string, code: string) =>
    writeFileSync(join(programs, name), `#!${process.execPath}\n${code}`, { mode: 0o755 });
  program("npm", playedNpm);
  program("astro", astro);
  return {
    start: [join(folder, "scripts/run.mjs"), join(folder, "scripts/start.ts")],
    path: [programs, process.env["PATH"]].join(delimiter),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const playedNpm = `
if (process.argv[2] === "install") {
  for (let line = 0; line < 40; line++) console.error("npm warn EBADENGINE Unsupported engine");
} else {
  const { status } = require("node:child_process").spawnSync("node", ["scripts/astro.ts", "build"], { stdio: "inherit" });
  process.exitCode = status;
}
`;
