import { readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";

import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { sourceFiles, repository } from "../support/source-files.ts";
import { tracesIn, tracesOf } from "../support/identity-traces.ts";

const code = new Set([".astro", ".css", ".js", ".mjs", ".ts", ".tsx"]);
/** Copy and data may be as long as they need to be. */
const data = /(^|\/)content\.ts$|^app\/(catalogue|articles)\//;
const mostLines = 300;

test("no code file is over 300 lines", () => {
  const long = sourceFiles()
    .filter((file) => code.has(extname(file)) && !data.test(file))
    .map((file) => ({ file, lines: readSource(file).split("\n").length - 1 }))
    .filter(({ lines }) => lines > mostLines);
  expect(long).toEqual([]);
});

test("a file's name means one thing in app/ and desk/", () => {
  const byName = Object.groupBy(
    sourceFiles().filter((file) => /^(app|desk)\/.*\.tsx?$/.test(file) && !isNamedElsewhere.test(file)),
    (file) => basename(file).replace(/(\.(data|server))?\.tsx?$/, ""),
  );
  const shared = Object.values(byName).filter((files = []) => new Set(files.map(room)).size > 1);
  expect(shared).toEqual([]);
});

/**
 * Where a list gives the names: a page's parts, the modules of a connection, promises, tables, routes, kinds of mail,
 * endpoints. An island and a test are called what they are of. The estimate is computed in one room and drawn in another.
 */
const isNamedElsewhere =
  /\/(content|glyphs|routes)\.ts$|\.(island|test|spec|faults)\.|\/testing\/|^app\/(connection|catalogue\/promises)|^desk\/(site|api|e2e|bench|faults|data\/schema|app\/routes|mail\/messages)\//;

/** A feature has what reads data and what shows it under one name, and so has every other folder. */
function room(file: string): string {
  return /^app\/features\/[^/]+/.exec(file)?.[0] ?? dirname(file);
}

test("nothing outside content/identity.yaml names the provider", () => {
  const traces = tracesOf(identity);
  const found = sourceFiles()
    .filter((file) => file !== "content/identity.yaml" && !binary.test(file))
    .flatMap((file) => [
      ...tracesIn(file, traces).map(() => `${file}: the file's name`),
      ...tracesIn(readSource(file), traces).map((line) => `${file}: ${line}`),
    ]);
  expect(found).toEqual([]);
});

test("pages write numbers and dates without Intl, whose first use takes longer than the rest of a page's start", () => {
  const users = sourceFiles()
    .filter((file) => /^app\/.*\.tsx?$/.test(file) && !notInBrowser.test(file))
    .filter((file) => /\bIntl\.|\.toLocale\w*String\(/.test(readSource(file)));
  // The office's clock and time zone: only where a browser has no Temporal.
  expect(users).toEqual(["app/lib/office/office-time.ts", "app/lib/office/utc-offset.ts"]);
});

const notInBrowser = /\.test\.|\.server\.|^app\/articles\/covers\//;
const binary = /\.(woff2?|png|jpe?g|avif|webp|ico)$/;

function readSource(file: string): string {
  return readFileSync(join(repository, file), "utf8");
}
