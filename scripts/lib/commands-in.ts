import { readdirSync } from "node:fs";
import { join } from "node:path";

import { root } from "./run.mjs";

/** The programs of a folder, by the names that one types. */
export function commandsIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length));
}

/** Of desk/bench, where they stand beside their parts. */
export const deskBenches: readonly string[] = ["desk", "queue"];

/** For whoever named none of them. */
export function listOf(usage: string, commands: readonly string[]): string {
  return [usage, ...commands.map((name) => `  ${name}`)].join("\n");
}
