import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface RuntimePackage {
  name: string;
  version: string;
  licence: string;
  /** The licence as the package ships it, or who holds the rights where it ships none. */
  text: string;
}

/** Licences that let us ship the code if we ship their notice with it, as licences.txt does. */
export const allowedLicences = [
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "OFL-1.1",
];

/** Build tools of which a part ends in what visitors get: the style sheet begins with Tailwind's base rules. */
const shippedTools = ["tailwindcss"];

/** What a build ships from another folder's packages. */
export interface MorePackages {
  from: string;
  names: readonly string[];
}

/** What visitors download or the server runs that is not ours: the dependencies of package.json and all of theirs. */
export function runtimePackages(root: string, more?: MorePackages): RuntimePackage[] {
  const found = new Map<string, RuntimePackage>();
  const visit = (name: string, from: string) => {
    const folder = [join(from, "node_modules", name), join(root, "node_modules", name)].find((each) =>
      existsSync(each),
    );
    if (!folder) throw new Error(`${name} is not installed`);
    const { version, license, author, dependencies = {} } = manifest(folder);
    if (found.has(`${name}@${version}`)) return;
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: license ?? "none",
      text:
        licenceText(folder) ?? `${license}, ${typeof author === "string" ? author : (author?.name ?? name)}`,
    });
    for (const each of Object.keys(dependencies)) visit(each, folder);
  };
  for (const name of [...Object.keys(manifest(root).dependencies ?? {}), ...shippedTools]) visit(name, root);
  for (const name of more?.names ?? []) visit(name, join(root, more?.from ?? ""));
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The notice that these licences ask for. */
export function licencesFile(packages: readonly RuntimePackage[]): string {
  const list = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  const texts = packages.map(({ name, version, text }) => `${"-".repeat(72)}\n${name} ${version}\n\n${text}`);
  return `This site is built with the following software.\n\n${list.join("\n")}\n\n${texts.join("\n\n")}\n`;
}

interface Manifest {
  version: string;
  license?: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

function licenceText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim() : undefined;
}
