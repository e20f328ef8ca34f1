import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { writeFiles } from "../files/write-files.ts";
import { scriptJoiner } from "./join-scripts.ts";

const client = mkdtempSync(join(tmpdir(), "join-scripts-"));
afterAll(() => rmSync(client, { recursive: true }));

const files = {
  "assets/manifest-1.js": "window.manifest = 1;",
  "assets/react-1.js": "export const react = 'the library';",
  "assets/root-1.js": 'import { react } from "./react-1.js"; export default `root ${react}`;',
  "assets/page-1.js":
    'import { used } from "./shared-1.js"; import { both } from "./both-1.js"; export default () => import("./late-1.js"); export const words = used + both;',
  "assets/shared-1.js": "export const used = 'of this page'; export const unused = 'of another page';",
  "assets/both-1.js": "export const both = 'of page and late part';",
  "assets/late-1.js": 'import { both } from "./both-1.js"; export const late = both;',
  "assets/entry.client-1.js": 'import { react } from "./react-1.js"; window.started = react;',
};
const chunks = {
  "assets/root-1.js": { imports: ["assets/react-1.js"], dynamicImports: [] },
  "assets/page-1.js": {
    imports: ["assets/shared-1.js", "assets/both-1.js"],
    dynamicImports: ["assets/late-1.js"],
  },
  "assets/late-1.js": { imports: ["assets/both-1.js"], dynamicImports: [] },
};
const module = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client-1.js");`;

describe("scriptJoiner", async () => {
  await writeFiles(client, files);
  const { file, code, loads } = await scriptJoiner(client, chunks)(module);

  it("makes one file of the page and what it shares with some others, without what only those need", () => {
    expect(file).toMatch(/^assets\/app-[\w-]{8}\.js$/);
    expect(code).toContain("of this page");
    expect(code).not.toContain("of another page");
  });

  it("names what its imports import", async () => {
    const deep = { ...chunks, "assets/both-1.js": { imports: ["assets/deep-1.js"], dynamicImports: [] } };
    const joined = await scriptJoiner(client, deep)(module);
    expect(joined.loads).toContain("/assets/deep-1.js");
  });

  it("leaves out what all pages load, and what a late part imports too", () => {
    expect(loads).toEqual(["/assets/manifest-1.js", "/assets/react-1.js", "/assets/both-1.js", `/${file}`]);
    expect(code).not.toContain("the library");
    expect(code).not.toContain("of page and late part");
    expect(code).toMatch(/import\([`"']\/assets\/late-1\.js[`"']\)/);
  });

  it("starts the app when it is told to", () => {
    expect(code).toMatch(/as start\b/);
    expect(code).toContain("window.started");
    expect(code).not.toContain("entry.client");
  });

  it("stops on a script that starts nothing", async () => {
    await expect(scriptJoiner(client, chunks)("boot();")).rejects.toThrow(/entry\.client/);
  });
});
