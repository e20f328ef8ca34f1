import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";

import { expect, test } from "vitest";

import { repository, sourceFiles } from "../support/source-files.ts";

/** Configuration, integration, layout, frame, endpoints, steps after the build: docs/architecture.md has a line for each. */
const machinery = [
  "astro.config.ts",
  "app/{routes,client-directives.d}.ts",
  "app/{frame,files}/**",
  "app/layout/{*.astro,inline-script.ts}",
  "app/lib/{react/island.tsx,loading/first-paint.ts,building/build-cache.server.ts}",
  "integration/**",
  "scripts/astro.ts",
];
const mostLines = 2000;

const files = [...sourceFiles(), "astro.config.ts"].filter(
  (file) => !file.includes(".test.") && machinery.some((pattern) => matchesGlob(file, pattern)),
);

test("our own machinery is listed in docs/architecture.md, file by file", () => {
  const [, section = ""] = read("docs/architecture.md").split("## Our own machinery");
  const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file);
  expect(listed.toSorted()).toEqual(files.toSorted());
});

test(`it is at most ${mostLines} lines`, () => {
  const lines = files.map((file) => read(file).split("\n").length - 1).reduce((sum, each) => sum + each, 0);
  console.log(`own machinery: ${lines} lines in ${files.length} files`);
  expect(lines).toBeLessThanOrEqual(mostLines);
});

test("our own plugins transform no code and no output, and nothing names an inner module of a library", () => {
  const sources = [...sourceFiles(), "astro.config.ts"].filter((file) =>
    /^(app|integration|scripts|astro)\b.*\.(m?[jt]sx?|astro)$/.test(file),
  );
  const tampering = sources.filter((file) =>
    /\b(transform|renderChunk|generateBundle|transformIndexHtml)\s*(\(|:)|"(astro|vite|react|react-dom)\/(dist|src|esm|cjs|lib)\//.test(
      read(file),
    ),
  );
  expect(tampering).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(repository, file), "utf8");
}
