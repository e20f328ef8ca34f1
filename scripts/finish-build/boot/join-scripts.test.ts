import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { writeFiles } from "../files/write-files.ts";
import { scriptJoiner, scriptsOfAll } from "./join-scripts.ts";

const client = mkdtempSync(join(tmpdir(), "join-scripts-"));
const cache = join(client, "cache");
afterAll(() => rmSync(client, { recursive: true }));

const files = {
  "assets/manifest-11111111.js": "window.manifest = 1;",
  "assets/react-11111111.js": "export const react = 'the library';",
  "assets/root-11111111.js": 'import { react } from "./react-11111111.js"; export default `root ${react}`;',
  "assets/page-11111111.js":
    'import { used } from "./shared-11111111.js"; import { both } from "./both-11111111.js"; import { icon } from "./icon-11111111.js"; import { openSearch } from "./frame-11111111.js"; export default () => import("./late-12345678.js"); export const words = [used + both + icon, openSearch];',
  "assets/shared-11111111.js": "export const used = 'of this page'; export const unused = 'of another page';",
  "assets/both-11111111.js": "export const both = 'of page and late part';",
  "assets/late-12345678.js":
    'import { both } from "./both-11111111.js"; import { data } from "./data-11111111.js"; export const late = both + data;',
  "assets/data-11111111.js": "export const data = 'of the late part';",
  "assets/frame-11111111.js": 'export const openSearch = () => import("./search-11111111.js");',
  "assets/search-11111111.js": 'import { icon } from "./icon-11111111.js"; export const search = icon;',
  "assets/icon-11111111.js": "export const icon = 'of page and search';",
  "assets/entry.client-11111111.js":
    'import { react } from "./react-11111111.js"; export function start() { window.started = react; }',
};
const chunks = Object.fromEntries(
  Object.entries(files).map(([file, code]) => {
    const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => `assets/${name}`);
    return [file, { imports: named(/from "\.\/([^"]+)"/g), dynamicImports: named(/import\("\.\/([^"]+)"/g) }];
  }),
);
const module = `import "/assets/manifest-11111111.js";
import * as route0 from "/assets/root-11111111.js";
import * as route1 from "/assets/page-11111111.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client-11111111.js");`;

describe("scriptJoiner", async () => {
  await writeFiles(client, files);
  const { file, codes, loads } = await scriptJoiner(client, chunks, cache)(module);
  const code = codes[file];

  it("makes one file of the page and what it shares with some others, without what only those need", () => {
    expect(file).toMatch(/^assets\/app-[\w-]{8}\.js$/);
    expect(code).toContain("of this page");
    expect(code).not.toContain("of another page");
  });

  it("makes one file of each late part, which takes what both need from the page's", () => {
    const [late = "", ...others] = Object.keys(codes).filter((each) => each !== file);
    expect(others).toEqual([]);
    expect(late).toMatch(/^assets\/late-[\w-]{8}\.js$/);
    expect(codes[late]).toContain("of the late part");
    expect(codes[late]).not.toContain("of page and late part");
    expect(codes[late]).toContain(file.replace("assets/", "./"));
    expect(code).toContain("of page and late part");
    expect(code).toContain(`import(\`${late.replace("assets/", "./")}\`)`);
  });

  it("leaves out what all pages load, and what a late part of the frame imports too", () => {
    expect(loads).toEqual(["/assets/icon-11111111.js", `/${file}`]);
    expect(code).not.toContain("the library");
    expect(code).not.toContain("manifest");
    expect(code).not.toContain("of page and search");
  });

  it("knows what all pages load", () => {
    const names = ["frame", "icon", "react", "rolldown-runtime", "router"];
    const built = names.map((name) => `assets/${name}-11111111.js`);
    const libraries = ["rolldown-runtime", "react", "router", "frame"];
    expect(scriptsOfAll(built)).toEqual([
      "/routes.js",
      ...libraries.map((name) => `/assets/${name}-11111111.js`),
    ]);
    expect(() => scriptsOfAll(built.slice(1))).toThrow("Expected one file frame, found 0");
    expect(() => scriptsOfAll([...built, "assets/react-22222222.js"])).toThrow(
      "Expected one file react, found 2",
    );
  });

  it("names what its imports import", async () => {
    const deep = {
      ...chunks,
      "assets/icon-11111111.js": { imports: ["assets/deep-11111111.js"], dynamicImports: [] },
    };
    const joined = await scriptJoiner(client, deep, cache)(module);
    expect(joined.loads).toContain("/assets/deep-11111111.js");
  });

  it("starts the app when it is told to", () => {
    expect(code).toMatch(/as start\b/);
    expect(code).toContain("window.started");
    expect(code).not.toContain("entry.client");
  });

  it("stops on a script that starts nothing", async () => {
    const [importsManifest = ""] = module.split("\n");
    const joined = scriptJoiner(client, chunks, cache)(`${importsManifest} boot();`);
    await expect(joined).rejects.toThrow(/entry\.client/);
  });

  it("does it once for the same files, though the manifest is another", async () => {
    const elsewhere = join(client, "nothing-to-read");
    const later = module.replace("manifest-11111111", "manifest-22222222");
    expect(await scriptJoiner(elsewhere, chunks, cache)(later)).toEqual({ file, codes, loads });
    const changed = later.replace("page-11111111", "page-22222222");
    await expect(scriptJoiner(elsewhere, chunks, cache)(changed)).rejects.toThrow(/page-22222222/);
  });
});
