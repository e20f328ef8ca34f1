import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";

import { expect, it } from "vitest";

import { deskServer } from "../api/testing/desk-server.ts";
import { deskApp } from "../server/compose.ts";
import { folders, isForDesk } from "./desk-addresses.ts";
import { endpoints, pages, type Rule, ruleOf, whoMay } from "./policy.ts";

const { services } = await deskServer();
const desk = join(import.meta.dirname, "..");

it("has a line for every page, and for none that is not there", () => {
  const files = Object.values(pages).map(({ file }) => file);
  expect(files.toSorted()).toEqual(readdirSync(join(desk, "app/routes")).toSorted());
});

it.each(Object.entries(pages))("says who may act on %s, if one can", (_, { file, POST }) => {
  const source = readFileSync(join(desk, "app/routes", file), "utf8");
  expect(POST !== undefined).toBe(/^export (async )?(function|const) action\b/m.test(source));
});

it("has a line for every address that a page, a mail or a script of the desk's leads to", () => {
  const known = [...Object.keys(pages), ...Object.keys(endpoints)].filter((name) => name !== "/*");
  const led = globSync("{app,core,mail,jobs,site}/**/*.{ts,tsx}", { cwd: desk })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => addressesIn(readFileSync(join(desk, file), "utf8")).map((to) => ({ file, to })));
  expect(led.length).toBeGreaterThan(80);
  expect(led.filter(({ to }) => !known.some((name) => matchesGlob(name, to)))).toEqual([]);
});

it.each([
  ["GET", "/", false],
  ["GET", "/services", false],
  ["GET", "/desk", true],
  ["GET", "/desk.data", true],
  ["GET", "/desks", false],
  ["GET", "/signin?next=/desk", true],
  ["GET", "/api/question", true],
  ["GET", "/contact", true],
  ["GET", "/contact/?plan=vps-starter", true],
  ["GET", "/contact/thanks?key=x", true],
  ["GET", "/contact.md", false],
  ["GET", "/contact/index.html", false],
  ["POST", "/contact/index.html", true],
  ["POST", "/about", false],
])("%s %s is answered by the desk: %s", (method, url, isOurs) => {
  expect(isForDesk(method, url)).toBe(isOurs);
});

it("has a line for everything that is answered without a page", () => {
  const parts = { services, site: { folder: "", headers: {} }, pages: async () => new Response() };
  const answered = deskApp(parts).routes.map(({ method, path }) => `${method} ${path}`);
  const own = answered.filter((line) => !line.startsWith("ALL "));
  expect([...new Set(own)].toSorted()).toEqual(linesOf(withoutLibrary(endpoints)).toSorted());
  // What passes everything on or asks the table: another one would answer past it.
  expect(new Set(answered.filter((line) => line.startsWith("ALL ")))).toEqual(
    new Set(["ALL /*", "ALL /api/*", "ALL /api/auth/*"]),
  );
});

it("knows looking and acting, and nothing else", () => {
  const rule: Rule = { GET: "agent", POST: "admin" };
  expect(["GET", "HEAD", "POST"].map((method) => whoMay(rule, method))).toEqual(["agent", "agent", "admin"]);
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "keepsText", "constructor"])
    expect(whoMay(rule, method)).toBeUndefined();
  expect(ruleOf(pages, "constructor")).toBeUndefined();
});

/** Literals and templates that begin with a folder of the desk's, without a query; what is put in is a star. */
function addressesIn(source: string): string[] {
  const begin = new RegExp(`["'\`](/(?:${folders.join("|")})(?:[/?#].*?)?)["'\`]`, "g");
  return [...source.matchAll(begin)].map(([, address = ""]) =>
    address.replaceAll(/\$\{[^}]*\}/g, "*").replace(/[?#$].*$/, ""),
  );
}

/** The library's own addresses are asked for in the table itself. */
function withoutLibrary(table: Readonly<Record<string, Rule>>): Record<string, Rule> {
  return Object.fromEntries(Object.entries(table).filter(([path]) => !path.startsWith("/api/auth/")));
}

function linesOf(table: Readonly<Record<string, Rule>>): string[] {
  return Object.entries(table).flatMap(([path, { GET, POST }]) => [
    ...(GET ? [`GET ${path}`] : []),
    ...(POST ? [`POST ${path}`] : []),
  ]);
}
