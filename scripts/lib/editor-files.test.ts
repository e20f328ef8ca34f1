import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { contentSchemas } from "../../app/lib/building/read-content.server.ts";
import { editorFiles } from "./editor-files.ts";
import { root } from "./run.mjs";

const modules = import.meta.glob("../../app/**/*.data.ts");
await Promise.all(Object.values(modules).map((load) => load()));
const { schemas, firstLines } = editorFiles(contentSchemas);
const folder = join(root, "content/.schemas");

test("code editors complete and check content/ as the build does: npm run content:schemas after a change", () => {
  expect(schemas.size).toBeGreaterThan(20);
  expect(readdirSync(folder).toSorted()).toEqual([...schemas.keys()].toSorted());
  for (const [name, schema] of schemas)
    expect(JSON.parse(readFileSync(join(folder, name), "utf8")), name).toEqual(schema);
});

test("every file names its schema in its first line", () => {
  const without = [...firstLines].filter(
    ([file, line]) => !readFileSync(join(root, "content", file), "utf8").startsWith(`${line}\n`),
  );
  expect(without).toEqual([]);
});
