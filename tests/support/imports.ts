import { readFileSync } from "node:fs";
import { join, posix } from "node:path";

import { repository } from "./source-files.ts";

export interface Import {
  /** Who imports: its path in the repository. */
  file: string;
  /** What: a path in the repository without its ending, or the name of a package. */
  to: string;
  isType: boolean;
}

/** What a file of TypeScript, or the head of an .astro file, imports. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(repository, file), "utf8");
  const stated = [...source.matchAll(statement)].map(([, type, named = "", from = ""]) => ({
    from,
    isType: Boolean(type) || /^\{(\s*type \w+( as \w+)?,?)+\s*\}$/.test(named),
  }));
  const called = [...source.matchAll(/\bimport\(\s*"([^"]+)"/g)].map(([, from = ""]) => ({
    from,
    isType: false,
  }));
  return [...stated, ...called].map(({ from, isType }) => ({ file, to: resolved(from, file), isType }));
}

const statement =
  /^(?:import|export) +(type +)?(?:(?:[\w*]+(?: as \w+)?,? *)?(\{[^}]*\})? *from +)?"([^"]+)"/gm;

function resolved(from: string, file: string): string {
  const path = from.replace(/\?\w+$/, "").replace(/^~\//, "app/");
  if (path.startsWith(".")) return withoutEnding(posix.join(posix.dirname(file), path));
  return isOurs(path) ? withoutEnding(path) : from;
}

/** As an import may write it or leave it out. */
export function withoutEnding(file: string): string {
  return file.replace(/\.(d\.)?(tsx?|mts|mjs|js|astro)$/, "");
}

/** The package that is imported, without the part of it; nothing for our own files and Node's. */
export function packageOf({ to }: Import): string | undefined {
  if (isOurs(to) || to.startsWith("node:") || to.startsWith("virtual:")) return undefined;
  return to
    .split("/")
    .slice(0, to.startsWith("@") ? 2 : 1)
    .join("/");
}

export function isOurs(to: string): boolean {
  return /^(app|integration|server|scripts|bench|tests|desk)\//.test(to);
}
