import { readFileSync } from "node:fs";
import { extname, join } from "node:path";

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
