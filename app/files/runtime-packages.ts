import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface RuntimePackage {
  name: string;
  version: string;
  licence: string;
  /** The licence as the package ships it, or who holds the rights where it ships none. */
  text: string;
}

/**
 * Build tools of which a part ends in what visitors get: how islands start, how one script loads another, the first rules of
 * the style sheet.
 */
const shippedTools = ["@astrojs/react", "astro", "tailwindcss", "vite"];

/** What the connection to a desk loads in the browser, from the packages of the folder above it. */
const ofConnection = ["altcha-lib"];

/** What visitors download or the server runs that is not ours: the dependencies of package.json and all of theirs, and parts of tools. */
export function runtimePackages(root: string, connection?: string): RuntimePackage[] {
  const found = new Map<string, RuntimePackage>();
  const visit = (name: string, from: string, withTheirs = true) => {
    const folder = [from, root].map((each) => join(each, "node_modules", name)).find(existsSync);
    if (!folder) throw new Error(`${name} is not installed`);
    const { version, license: licence = "none", author, dependencies = {} } = manifestOf(folder);
    const holder = typeof author === "string" ? author : (author?.name ?? name);
    found.set(`${name}@${version}`, {
      name,
      version,
      licence,
      text: licenceText(folder) ?? `${licence}, ${holder}`,
    });
    if (withTheirs) for (const each of Object.keys(dependencies)) visit(each, folder);
  };
  for (const name of Object.keys(manifestOf(root).dependencies ?? {})) visit(name, root);
  for (const name of shippedTools) visit(name, root, false);
  if (connection) for (const name of ofConnection) visit(name, join(root, connection, ".."));
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

interface Manifest {
  version: string;
  license?: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

function licenceText(folder: string): string | undefined {
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return file && readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim();
}
