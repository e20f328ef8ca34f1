import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";

import { deskServer } from "../api/testing/desk-server.ts";
import routes from "../app/routes.ts";
import { deskApp } from "../server/compose.ts";
import { endpoints, pages, type Rule, ruleOf, whoMay } from "./policy.ts";

const { services } = await deskServer();
const app = join(import.meta.dirname, "../app");

function everyPage(entries: readonly RouteConfigEntry[], under = ""): { name: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const name = [under, path].filter(Boolean).join("/");
    return [{ name: `/${name}`, file }, ...everyPage(children, name)];
  });
}

it("has a line for every page, and for none that is not there", () => {
  const names = everyPage(routes).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(pages).toSorted());
});

it.each(everyPage(routes))("says who may act on $name, if one can", ({ name, file }) => {
  const hasAction = /^export (async )?(function|const) action\b/m.test(readFileSync(join(app, file), "utf8"));
  expect(pages[name]?.POST !== undefined).toBe(hasAction);
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
