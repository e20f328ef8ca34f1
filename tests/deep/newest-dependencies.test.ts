import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { copySources, npmIn, removeCopy } from "../support/site-copy.ts";

/**
 * A copy with the newest versions that today's ranges allow when they are widened to "^", the site's and the desk's: only
 * documented ways of a library last from one version to the next.
 */
const more = ["tests", "desk", "docs", "bench", "README.md", ".npmrc", ".oxlintrc.json", ".ci", ".gitignore"];
const groups = ["dependencies", "devDependencies", "optionalDependencies"] as const;

let folder = "";
beforeAll(() => {
  folder = copySources("newest", more);
}, 60_000);
afterAll(() => removeCopy(folder), 120_000);

test.each([".", "desk"])(
  "the newest versions of %s install beside one another",
  async (where) => {
    const at = join(folder, where);
    const pinned = widen(join(at, "package.json"));
    rmSync(join(at, "package-lock.json"), { force: true });
    // What does not install is named in the error.
    await npmIn(at, ["install", "--include=dev", "--no-audit", "--no-fund"], { NODE_ENV: undefined });

    const installed = Object.keys(pinned).map((name) => [name, versionOf(at, name)] as const);
    const moved = installed.filter(([name, version]) => version && version !== pinned[name]);
    console.log(
      moved.map(([name, version]) => `${name} ${pinned[name]} → ${version}`).join(", ") || "nothing moved",
    );
    // npm asks the registry: it fails where there is something newer that the ranges allow and that was not taken.
    const answer = await npmIn(at, ["outdated", "--json"]).catch(({ stdout }: Failure) => stdout);
    const newer = Object.entries(JSON.parse(answer || "{}") as Outdated).filter(
      ([, { current, wanted }]) => current && current !== wanted,
    );
    expect(newer.map(([name, { current, wanted }]) => `${name} ${current}, not ${wanted}`)).toEqual([]);
  },
  900_000,
);

test.each(["build", "build:desk-site", "build:desk-pages", "typecheck", "typecheck:desk", "test:site"])(
  "with them npm run %s goes well",
  async (script) => {
    const failure = await npmIn(folder, ["run", script], { NODE_ENV: undefined }).then(
      () => "",
      ({ stdout, stderr }: Failure) => stdout + stderr,
    );
    expect(failure.split("\n").slice(-80).join("\n")).toBe("");
  },
  900_000,
);

/** Widens every range of a package.json and drops what is overridden. Returns the versions that it named. */
function widen(file: string): Record<string, string> {
  const { overrides: _, ...manifest } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const pinned = Object.assign({}, ...groups.map((group) => manifest[group] ?? {})) as Record<string, string>;
  const widened = groups.map((group) => [
    group,
    Object.fromEntries(
      Object.entries(manifest[group] ?? {}).map(([name, version]) => [
        name,
        version.replace(/(^|@)(?=\d)/, "$1^"),
      ]),
    ),
  ]);
  writeFileSync(file, JSON.stringify({ ...manifest, ...Object.fromEntries(widened) }, null, 2));
  return pinned;
}

/** Nothing for a package of another platform. */
function versionOf(at: string, name: string): string | undefined {
  try {
    const file = join(at, "node_modules", name, "package.json");
    return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
  } catch {
    return undefined;
  }
}

type Manifest = { overrides?: object } & Partial<Record<(typeof groups)[number], Record<string, string>>>;
type Failure = Record<"stdout" | "stderr", string>;
type Outdated = Record<string, { current?: string; wanted: string }>;
