/**
 * `npm run content:schemas`: writes what code editors complete and check content/ with, as JSON Schemas in content/.schemas, and
 * names its schema in the first line of every file.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { contentSchemas } from "../app/lib/building/read-content.server.ts";
import { editorFiles } from "./lib/editor-files.ts";
import { root } from "./lib/run.mjs";

for (const file of globSync("app/**/*.data.ts", { cwd: root })) await import(join(root, file));

const folder = join(root, "content/.schemas");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const { schemas, firstLines } = editorFiles(contentSchemas);
for (const [name, schema] of schemas)
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
for (const [file, line] of firstLines) {
  const path = join(root, "content", file);
  const written = readFileSync(path, "utf8").replace(/^# yaml-language-server:.*\n/, "");
  writeFileSync(path, `${line}\n${written}`);
}
console.log(`${schemas.size} schemas for ${firstLines.size} files`);
