import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Identity } from "./identity-traces.ts";
import { repository } from "./source-files.ts";

/** Builds the whole site in a folder of its own under another identity and returns that folder. */
export async function rebrandedBuild(identity: Identity, folderName: string): Promise<string> {
  const parent = join(repository, ".cache");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `${folderName}-`));
  for (const entry of readdirSync(repository).filter(isSource)) {
    cpSync(join(repository, entry), join(folder, entry), { recursive: true });
  }
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction");
  rewrite(join(folder, "app/identity.ts"), identity);

  try {
    await promisify(execFile)("npm", ["run", "build"], {
      cwd: folder,
      env: { ...buildEnvironment(), NODE_ENV: "production" },
      maxBuffer: 16 * 1024 * 1024,
      shell: process.platform === "win32",
    });
  } catch (error) {
    removeBuild(folder);
    throw error;
  }
  return folder;
}

export function removeBuild(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function isSource(entry: string): boolean {
  return /^(app|server|scripts|public)$|^(package|tsconfig)\.json$|\.config\.ts$/.test(entry);
}

/** Replaces the object and keeps whatever else the file may hold. */
function rewrite(file: string, identity: Identity): void {
  const source = readFileSync(file, "utf8");
  const changed = source.replace(
    /export const identity = \{.*?\n\} as const/s,
    () => `export const identity = ${JSON.stringify(identity, null, 2)} as const`,
  );
  if (changed === source) throw new Error("The object in app/identity.ts was not found");
  writeFileSync(file, changed);
}

/** Without what Vitest sets: React Router and Vite would build for a test. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name),
  );
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}
