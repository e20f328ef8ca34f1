import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { runtimePackages } from "../../app/files/runtime-packages.ts";
import { clientFolder } from "../support/built-site.ts";
import { importsOf, packageOf, withoutEnding } from "../support/imports.ts";
import { repository, sourceFiles } from "../support/source-files.ts";

const manifest = readJson<Manifest>("package.json");
const { packages } = readJson<{ packages: Record<string, LockedPackage> }>("package-lock.json");
/** Licences that let us ship the code if we ship their notice with it, as licences.txt does. */
const allowedLicences = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "OFL-1.1"];

test("what visitors download or the server runs has a licence that allows it, and its notice is published", () => {
  const runtime = runtimePackages(repository);
  const published = readFileSync(join(clientFolder, "licences.txt"), "utf8");
  expect(runtime.length).toBeGreaterThanOrEqual(Object.keys(manifest.dependencies).length);
  expect(runtime.filter(({ licence }) => !allowedLicences.includes(licence))).toEqual([]);
  expect(runtime.filter(({ text }) => text === "").map(({ name }) => name)).toEqual([]);
  expect(runtime.filter(({ text }) => !published.includes(text)).map(({ name }) => name)).toEqual([]);
});

test("that list is complete: what islands, the frame and the server import is a dependency, not a tool", () => {
  const tools = shippedFiles()
    .flatMap(importsOf)
    .filter(({ isType }) => !isType)
    .map((each) => ({ file: each.file, name: packageOf(each) }))
    .filter(({ name }) => name && !(name in manifest.dependencies));
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

/** What ends in visitors' browsers or in our server: the beginnings, and what they import. */
function shippedFiles(): string[] {
  const files = new Map(sourceFiles().map((file) => [withoutEnding(file), file]));
  const shipped = new Set(
    sourceFiles().filter((file) =>
      /\.island\.tsx$|^app\/frame\/|^integration\/client-soon|^server\/[^/]+\.ts$/.test(file),
    ),
  );
  // A set hands out what is added to it meanwhile.
  for (const file of shipped)
    for (const { to, isType } of /\.(tsx?|js)$/.test(file) ? importsOf(file) : []) {
      const imported = files.get(to);
      // Of a module that reads content/ its result is shipped.
      if (imported && !isType && !imported.endsWith(".data.ts")) shipped.add(imported);
    }
  return [...shipped].filter((file) => /\.(tsx?|js)$/.test(file) && !file.includes(".test."));
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
