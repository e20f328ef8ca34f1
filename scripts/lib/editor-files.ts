import { dirname, relative } from "node:path/posix";

import { z } from "zod";

/** The JSON Schemas by file name, and the line with which each file of content/ names its own. */
export function editorFiles(contentSchemas: ReadonlyMap<string, z.ZodType>) {
  const names = new Map<z.ZodType, string>();
  const firstLines = new Map<string, string>();
  for (const [file, schema] of contentSchemas) {
    const name =
      names.get(schema) ??
      nameFor(file, [...contentSchemas.values()].filter((each) => each === schema).length);
    names.set(schema, name);
    const path = relative(dirname(file), `.schemas/${name}`);
    firstLines.set(file, `# yaml-language-server: $schema=${path}`);
  }
  const schemas = new Map(
    [...names].map(([schema, name]) => [
      name,
      z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
    ]),
  );
  return { schemas, firstLines };
}

/** "plans-vps.json" for one file, "positions.json" for all of a folder. */
function nameFor(file: string, users: number): string {
  const of = users > 1 ? (file.split("/")[0] ?? file) : file.replace(/\.yaml$/, "");
  return `${of.replaceAll("/", "-")}.json`;
}
