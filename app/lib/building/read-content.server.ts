import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { parse } from "yaml";
import type { z } from "zod";

import { parseContent, slug } from "./content-fields.server.ts";

/** What the owner edits. Found from here, whoever asks: the build, a test, the desk. */
const contentFolder = join(import.meta.dirname, "../../../content");

/** The schema of every file that was read: what helps in code editors is made from them (scripts/content-schemas.ts). */
export const contentSchemas = new Map<string, z.ZodType>();

/** A file of content/, checked. What is wrong in it stops the build with a message that names the file and the field. */
export function readContent<T>(file: string, schema: z.ZodType<T>): T {
  contentSchemas.set(file, schema);
  const name = `content/${file}`;
  let written: unknown;
  try {
    written = parse(readFileSync(join(contentFolder, file), "utf8"));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return parseContent(name, schema, written);
}

/** Every file of a folder and of those in it, with its name as the id: "vps", "services/hosting/vps". */
export function readContentFolder<T>(folder: string, schema: z.ZodType<T>): (T & { id: string })[] {
  return idsIn(folder).map((id) => ({ id, ...readContent(`${folder}/${id}.yaml`, schema) }));
}

/** The names of its files, for entries that refer to them. */
export function idsIn(folder: string): string[] {
  return readdirSync(join(contentFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => extname(file))
    .toSorted()
    .map((file) => {
      const id = file.slice(0, -".yaml".length);
      if (!file.endsWith(".yaml") || !id.split("/").every((part) => slug.safeParse(part).success))
        throw new Error(`content/${folder}/${file}: is named otherwise than "lowercase-words.yaml"`);
      return id;
    });
}
