import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { copySources, npmIn, removeCopy } from "../support/site-copy.ts";
import { repository } from "../support/source-files.ts";

/**
 * A copy with the newest versions that today's ranges allow when they are widened to "^", the site's and the desk's: only
 * documented ways of a library last from one version to the next.
 */
const notInCopy = [".git", ".astro", ".cache", "build", "node_modules", "test-results"];
const install = ["install", "--include=dev", "--no-audit", "--no-fund"];
const settings = { NODE_ENV: undefined };
const groups = ["dependencies", "devDependencies", "optionalDependencies"] as const;

let folder = "";
beforeAll(() => {
  const all = readdirSync(repository).filter((entry) => !notInCopy.includes(entry));
  folder = copySources("newest", all);
}, 60_000);
afterAll(() => removeCopy(folder), 120_000);

test.each([".", "desk"])(
  "the newest versions of %s install",
  async (where) => {
    const at = join(folder, where);
    const manifest = JSON.parse(readFileSync(join(at, "package.json"), "utf8")) as Manifest;
    const pinned = Object.assign({}, ...groups.map((group) => manifest[group] ?? {})) as Record<
      string,
      string
    >;
    rmSync(join(at, "package-lock.json"), { force: true });
    const held = await heldBack(at, manifest, Object.keys(pinned));
    write(at, manifest, (name) => !held.has(name));
    await npmIn(at, install, settings);

    const moved = Object.entries(pinned).flatMap(([name, version]) => {
      const now = versionOf(at, name);
      return now && now !== version ? [`${name} ${version} → ${now}`] : [];
    });
    const answer = await npmIn(at, ["outdated", "--json"]).catch(({ stdout }: Failure) => stdout);
    const left = Object.entries(JSON.parse(answer || "{}") as Outdated)
      .filter(([, { current, wanted }]) => current && current !== wanted)
      .map(([name, { current, wanted }]) => `${name} ${current}, not ${wanted}`);
    const refused = [...held].map(([name, why]) => `${name}: ${why}`);
    console.log(where, JSON.stringify({ moved, left, refused }, null, 2));
    // Where nothing moved, nothing may be newer: or else nobody asked.
    expect(moved.length > 0 ? [] : [...left, ...refused]).toEqual([]);
  },
  1_200_000,
);

test.each(["build", "build -- --desk", "--prefix desk build", "typecheck", "--prefix desk typecheck"])(
  "with them npm run %s goes well",
  async (script) => {
    const failure = await npmIn(folder, ["run", ...script.split(" ")], settings).then(
      () => "",
      ({ stdout, stderr }: Failure) => stdout + stderr,
    );
    expect(failure.split("\n").slice(-80).join("\n")).toBe("");
  },
  900_000,
);

test("with them the checks of the built site pass, but those of the lock file", async () => {
  const found = join(folder, ".cache/site.json");
  const asked = ["--project=built", "--testNamePattern=^(?!.*lock file)"];
  const reported = ["--reporter=json", `--outputFile=${found}`];
  await npmIn(folder, ["exec", "--", "vitest", "run", ...asked, ...reported], settings).catch(
    () => undefined,
  );
  const { testResults } = JSON.parse(readFileSync(found, "utf8")) as TestResults;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(tests.filter(({ status }) => status === "passed").length).toBeGreaterThan(500);
  const failed = tests.filter(({ status }) => status === "failed");
  expect(failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`).join("\n")).toBe(
    "",
  );
}, 900_000);

/** What does not install, with npm's reason: where not all goes together, what begins with the same word is tried alone. */
async function heldBack(
  at: string,
  manifest: Manifest,
  names: readonly string[],
): Promise<Map<string, string>> {
  const held = new Map<string, string>();
  const whyNot = async (widened: readonly string[]) => {
    write(at, manifest, (name) => widened.includes(name));
    return npmIn(at, [...install, "--dry-run"], settings).then(
      () => undefined,
      ({ stderr }: Failure) => stderr.split("\n")[1] ?? stderr,
    );
  };
  if ((await whyNot(names)) === undefined) return held;
  for (const family of Map.groupBy(names, (name) => /\w+/.exec(name)?.[0]).values()) {
    const why = await whyNot(family);
    if (why !== undefined) for (const name of family) held.set(name, why);
  }
  return held;
}

/** A package.json without overrides, with some of its ranges widened. */
function write(at: string, manifest: Manifest, isWidened: (name: string) => boolean) {
  const ranges = groups.map((group) => [
    group,
    Object.fromEntries(
      Object.entries(manifest[group] ?? {}).map(([name, version]) => [
        name,
        isWidened(name) ? version.replace(/(^|@)(?=\d)/, "$1^") : version,
      ]),
    ),
  ]);
  const text = JSON.stringify({ ...manifest, overrides: undefined, ...Object.fromEntries(ranges) }, null, 2);
  writeFileSync(join(at, "package.json"), text);
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
interface TestResults {
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}
