import { existsSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { replaceModules } from "./replace-modules.ts";
import { replacements } from "./replacements.ts";

const app = join(import.meta.dirname, "../../app");

type Resolve = (source: string, importer: string, options: object) => Promise<string | null>;
const plugin = (table: Record<string, string>) => {
  const { resolveId, buildEnd } = replaceModules(table) as unknown as {
    resolveId: Resolve;
    buildEnd: (error?: Error) => void;
  };
  const context = {
    resolve: async (source: string) => ({ id: source.replace("~", app) }),
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return {
    resolve: (source: string) => resolveId.call(context, source, "importer.ts", {}),
    end: (error?: Error) => buildEnd.call(context, error),
  };
};

it("every replacement stands for a module that exists, with one that exists", () => {
  const files = Object.entries(replacements).flatMap(([ofApp, ours]) => [
    join(app, ofApp),
    join(import.meta.dirname, ours),
  ]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it("replaces a module by the file that it resolves to, and leaves the others alone", async () => {
  const { resolve } = plugin({ "features/x/sender.ts": "ours.ts" });
  expect(await resolve("~/features/x/sender.ts")).toBe(join(import.meta.dirname, "ours.ts"));
  expect(await resolve("~/features/x/other.ts")).toBeNull();
  expect(await resolve("react")).toBeNull();
});

it("stops a build in which nobody imported what should be replaced", async () => {
  const { resolve, end } = plugin({ "features/x/sender.ts": "ours.ts" });
  expect(() => end()).toThrow("features/x/sender.ts");
  // A build that fails has told why already.
  expect(() => end(new Error("another"))).not.toThrow();
  await resolve("~/features/x/sender.ts");
  expect(() => end()).not.toThrow();
});
