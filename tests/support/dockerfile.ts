import { readFileSync } from "node:fs";
import { join } from "node:path";

import { repository } from "./source-files.ts";

export interface Instruction {
  name: string;
  args: string;
}

/** The stages of the Dockerfile, each a list of its instructions; FROM is the first of each. */
export function dockerStages(): Instruction[][] {
  const lines = readFileSync(join(repository, "Dockerfile"), "utf8")
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [name = "", ...args] = line.split(/\s+/);
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, args: args.join(" ") });
  }
  return stages;
}

/** The command of an instruction in exec form: the JSON list at its end. */
export function commandOf(instruction: Instruction | undefined): string[] {
  return JSON.parse(/\[.*\]$/.exec(instruction?.args ?? "")?.[0] ?? "[]") as string[];
}
