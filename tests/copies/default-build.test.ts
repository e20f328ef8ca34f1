import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { buildFolder, filesUnder } from "../support/built-site.ts";
import { buildCopy, copySite, removeCopy } from "../support/site-copy.ts";

/** A copy holds what the site is built from. The desk is not among it. */
let folder = "";
// The build carries its date: the copy gets the same, though midnight may have passed in between.
const builtAt = statSync(join(buildFolder, "client/.well-known/security.txt")).mtimeMs;
const buildIt = () => buildCopy(folder, { SOURCE_DATE_EPOCH: String(Math.floor(builtAt / 1000)) });
beforeAll(async () => {
  folder = copySite("default-build");
  await buildIt();
}, 600_000);
afterAll(() => removeCopy(folder), 60_000);

test("the build is the same, byte for byte, whether the desk's folder is there or not", () => {
  const [withDesk, without] = [hashesIn(buildFolder), hashesIn(join(folder, "build"))];
  expect(filesUnder(folder).filter((file) => file.startsWith("desk/"))).toEqual([]);
  expect(Object.keys(without).length).toBeGreaterThan(1000);
  expect(withDesk).toEqual(without);
});

function hashesIn(build: string): Record<string, string> {
  const files = filesUnder(build)
    // Astro numbers islands by the folder in which it builds, and that goes into the pages' compressed copies.
    .filter((file) => file !== ".stamp" && !/\.html\.(br|gz)$/.test(file))
    .map((file) => [file, createHash("sha256").update(withoutIslandNumbers(build, file)).digest("hex")]);
  return Object.fromEntries(files);
}

function withoutIslandNumbers(build: string, file: string): string | Buffer {
  const content = readFileSync(join(build, file));
  return file.endsWith(".html") ? content.toString().replaceAll(/(<astro-island) uid="\w+"/g, "$1") : content;
}
