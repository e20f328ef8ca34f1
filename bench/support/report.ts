import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Report {
  /** The file's name. */
  name: string;
  /** What was run. */
  command: string;
  rows: readonly Record<string, string | number>[];
  /** What a reader of the figures must know. */
  notes?: readonly string[];
}

/** Shows what was measured and keeps it in .cache/bench. */
export function report({ name, command, rows, notes = [] }: Report): void {
  console.table(rows);
  for (const note of notes) console.log(note);
  const folder = join(import.meta.dirname, "../../.cache/bench");
  mkdirSync(folder, { recursive: true });
  const content = { command, date: new Date().toISOString(), rows, notes };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
