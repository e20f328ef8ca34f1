import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";

import { repository } from "./source-files.ts";

/** A copy of all that the site is built from, to be changed and built in a folder of its own. */
export function copySite(name: string, more: readonly string[] = []): string {
  const folder = copySources(name, more);
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** The same without installed packages. */
export function copySources(name: string, more: readonly string[] = []): string {
  const parent = join(repository, ".cache");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `${name}-`));
  for (const entry of readdirSync(repository).filter((each) => isSource(each) || more.includes(each))) {
    cpSync(join(repository, entry), join(folder, entry), {
      recursive: true,
      // Of the desk.
      filter: (source) => !/^(node_modules|build)$/.test(basename(source)),
    });
  }
  return folder;
}

/** Pictures and compressed files are kept by a hash of what they are made of: nearly all are those of this build. */
export function shareKept(folder: string): void {
  const kept = join(repository, ".cache/build");
  mkdirSync(kept, { recursive: true });
  mkdirSync(join(folder, ".cache"));
  symlinkSync(kept, join(folder, ".cache/build"), "junction");
}

export async function buildCopy(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  await npmIn(folder, ["run", "build"], environment);
}

/** Runs npm in a copy and returns what it says; it fails with that too. */
export async function npmIn(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", args, {
    cwd: folder,
    env: { ...withoutTestSettings(), NODE_ENV: "production", ...environment },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  return stdout;
}

export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function isSource(entry: string): boolean {
  return /^(app|content|integration|scripts|server)$|^(package|tsconfig)\.json$|\.config\.ts$/.test(entry);
}

/** What Vitest sets would have Astro and Vite build for a test. */
function withoutTestSettings(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name),
  );
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}
