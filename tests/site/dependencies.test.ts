import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { allowedLicences, runtimePackages } from "../../scripts/finish-build/licences.ts";
import { clientFolder } from "../support/built-site.ts";
import { repository, sourceFiles } from "../support/source-files.ts";

const manifest = readJson<Manifest>("package.json");
const { packages } = readJson<{ packages: Record<string, LockedPackage> }>("package-lock.json");
/** Read at build time only; nothing of them ends in what visitors get. */
const buildTime = /^app\/(routes\.ts|entry\.server\.tsx)$|\.server\.tsx?$|\.test\.tsx?$/;

test("what visitors download or the server runs has a licence that allows it, and its notice is published", () => {
  const runtime = runtimePackages(repository);
  const published = readFileSync(join(clientFolder, "licences.txt"), "utf8");
  expect(runtime.length).toBeGreaterThanOrEqual(Object.keys(manifest.dependencies).length);
  expect(runtime.filter(({ licence }) => !allowedLicences.includes(licence))).toEqual([]);
  expect(runtime.filter(({ text }) => text === "").map(({ name }) => name)).toEqual([]);
  expect(runtime.filter(({ text }) => !published.includes(text)).map(({ name }) => name)).toEqual([]);
});

test("that list is complete: what the app and the server import is a dependency, not a tool", () => {
  const tools = sourceFiles()
    .filter((file) => /^(app|server)\/.*\.tsx?$/.test(file) && !buildTime.test(file))
    .flatMap((file) => importsOf(file).map((name) => ({ file, name })))
    .filter(({ name }) => !(name in manifest.dependencies));
  expect(tools).toEqual([]);
});

test("the lock file names the licence that each of them has where it is installed", () => {
  const locked = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path && !dev && !devOptional,
  );
  const installed = new Map(runtimePackages(repository).map(({ name, licence }) => [name, licence]));
  expect(locked.length).toBeGreaterThan(5);
  expect(
    locked
      .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ""), license }))
      .filter(({ name, license }) => installed.get(name) !== license),
  ).toEqual([]);
});

test("the lock file holds the native packages of every platform, or an install elsewhere lacks its tools", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map((name) => `${name}, which ${path} wants`),
  );
  expect(missing).toEqual([]);
});

test("no package runs a script of its own at installation, but those that package.json accounts for", () => {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(new Set(running)).toEqual(new Set(Object.keys(manifest.allowScripts)));
  expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual(
    [],
  );
});

/** The packages that a file imports for more than types. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(repository, file), "utf8").replaceAll(
    /^(import|export) type [^;]*;/gm,
    "",
  );
  const statement = /^(?:(?:import|export|\}).*\bfrom|import) "([^".~][^"]*)"|\bimport\("([^".~][^"]*)"\)/gm;
  return [...source.matchAll(statement)]
    .map(([, from, called]) => from ?? called ?? "")
    .filter((name) => !name.startsWith("node:"))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(repository, file), "utf8")) as T;
}

interface Manifest {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

interface LockedPackage {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}
