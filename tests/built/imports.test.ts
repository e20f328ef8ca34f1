import { dirname, matchesGlob } from "node:path/posix";

import { expect, test } from "vitest";

import { type Import, importsOf, isOurs, withoutEnding } from "../support/imports.ts";
import { sourceFiles } from "../support/source-files.ts";

/**
 * Imports go one way. Each row: files, what they may import from besides their own folder, and from where types alone.
 * "data" are the files that stand in app/ itself. The first row that fits a file counts; what fits none may import what it
 * likes.
 */
const mayImport: readonly (readonly [files: string, values: string, types?: string])[] = [
  // Plain data: no component, no logic but how a number is written.
  ["app/**/content", "app/catalogue app/connection/texts app/lib/format data", "app"],
  // What the owner edits is checked when it is read, and has the sign that is drawn for it.
  ["app/**/*.data", "app/catalogue app/lib/{building,format} app/site/study-glyphs data", "app"],
  ["app/catalogue/**/*.server", "app/lib/{building,format} data", "app"],
  ["app/*.server", "app/articles app/catalogue app/lib/building data"],
  ["app/catalogue", "app/lib/format data", "app"],
  ["data", "app/catalogue", "app"],
  // Programs that run in Node without a bundler read these too, and the inline script a part of them: no React in them, nor
  // in anything that they import.
  ["app/lib/format", ""],
  ["app/features/*/model", "app/catalogue app/lib/format"],
  ["app/enquiry", "app/features/*/model app/catalogue app/lib/format data"],

  ["app/site/kit", "app"],
  [
    "app/site",
    "app/layout app/sections app/features app/figures app/articles app/catalogue app/enquiry app/connection app/ui app/lib data",
  ],
  ["app/files", "app/drawings app/articles app/catalogue app/enquiry app/lib app/site/**/content data"],
  [
    "app/layout",
    "app/frame app/connection app/features app/figures app/drawings/colours app/enquiry app/ui app/lib app/styles data",
  ],
  ["app/frame", "app/connection app/features app/lib app/styles"],
  [
    "app/sections",
    "app/connection app/features app/figures app/articles/{article,tags} app/catalogue app/ui app/lib data",
    "app/articles",
  ],
  [
    "app/features",
    "app/connection app/figures app/catalogue app/enquiry app/ui app/lib data",
    "app/articles",
  ],
  ["app/connection", "app/features app/catalogue app/ui app/lib data", "app"],
  ["app/articles", "app/figures app/catalogue/{promises,tokens.server} app/ui app/lib data", "app/sections"],
  ["app/drawings", "app/articles app/figures app/lib data"],
  ["app/figures", "app/lib", "data"],
  ["app/ui", "app/lib"],
  // What stands in the place of an island that breaks.
  ["app/lib/react/island", "app/layout/error-notice"],
  ["app/lib", "data", "app"],

  ["server", ""],
  ["integration", "app server"],
  ["scripts", "app server integration tests/support", "bench"],
  ["bench", "app server integration scripts tests/support"],
  // A browser test sees what a visitor sees.
  ["tests/{browser,visual}", "app/articles app/catalogue app/enquiry app/lib data tests scripts/lib", "app"],
  ["tests", "app server integration scripts desk/accounts/{desk-addresses,policy}"],

  ["desk/data", "desk/jobs", "app desk"],
  ["desk/core", "desk/data app/catalogue app/enquiry app/lib data", "desk/jobs"],
  ["desk/mail", "desk/core desk/data app/catalogue app/enquiry app/lib data"],
  ["desk/jobs", "desk/core desk/data desk/mail data", "desk/server"],
  ["desk/accounts", "desk/core desk/data data", "desk"],
  ["desk/api", "desk/accounts desk/core desk/data desk/mail app/enquiry data", "desk/server"],
  // A route gets its services through the router's context: what it imports is copied into its bundle.
  [
    "desk/app",
    "desk/accounts desk/api desk/core desk/data/{transact,database-now} desk/site app/connection app/frame app/layout app/features/{account-forms,contact-form,theme} app/figures app/catalogue app/enquiry app/ui app/lib app/styles data",
    "desk app",
  ],
];

/** Packages that would bind a folder to what it does not have to know. */
const doesWithout: readonly (readonly [files: string, packages: RegExp])[] = [
  ["app/**/content", /^/],
  ["app/catalogue/!(*.server|*.data|promises)", /^/],
  ["app/catalogue/promises/!(*.server|*.data)", /^/],
  ["app/{enquiry,features/*/model,lib/format}", /^/],
  ["server", /^(?!node:)/],
  ["desk/core", /^(@?hono|react|pg-boss|nodemailer)\b/],
  ["desk/app", /^(pg|pg-boss|drizzle-orm)\b/],
];

const imports = sourceFiles()
  .filter((file) => /\.(tsx?|mjs|astro)$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .flatMap(importsOf);
const pageFolders = new Set(
  sourceFiles()
    .filter((file) => file.endsWith("/page.astro"))
    .map(dirname),
);

test("imports go one way", () => {
  expect(imports.length).toBeGreaterThan(3000);
  expect(imports.filter(goesAstray).map(shown)).toEqual([]);
});

test("no folder imports a package that it does without", () => {
  const bound = imports.filter(({ file, isType, to }) =>
    doesWithout.some(([files, packages]) => !isType && fits(file, files) && !isOurs(to) && packages.test(to)),
  );
  expect(bound.map(shown)).toEqual([]);
});

test("a page imports its own content, and of other pages only what stands in a folder above its own", () => {
  const strange = imports.filter(({ file, isType, to }) => {
    if (isType || !file.startsWith("app/site/") || !to.startsWith("app/site/")) return false;
    const own = pageOf(file);
    return own !== pageOf(to) && (to.endsWith("content") || !own.startsWith(`${dirname(to)}/`));
  });
  expect(strange.map(shown)).toEqual([]);
});

function goesAstray({ file, to, isType }: Import): boolean {
  const rule = mayImport.find(([files]) => fits(file, files));
  if (!rule || !isOurs(to)) return false;
  const [own, values, types = ""] = rule;
  const allowed = [dirname(file), own, ...values.split(" "), ...(isType ? types.split(" ") : [])];
  return !allowed.some((files) => files && fits(to, files));
}

function fits(path: string, files: string): boolean {
  const file = withoutEnding(path);
  if (files === "data") return /^app\/[^/]+$/.test(file);
  return matchesGlob(file, files) || matchesGlob(file, `${files}/**`);
}

/** The folder of the page that a file belongs to. */
function pageOf(file: string): string {
  const folder = dirname(file);
  return pageFolders.has(folder) || folder === "." ? folder : pageOf(folder);
}

function shown({ file, to, isType }: Import): string {
  return `${file}: ${isType ? "type " : ""}${to}`;
}
