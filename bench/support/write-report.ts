import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a bench found, as `npm run measurements` reads it. */
export interface Report {
  /** How to measure it again. */
  command: string;
  /** When it was measured, in ISO form. */
  date: string;
  /** One line of the table each; the keys are its columns. */
  rows: readonly Record<string, string | number>[];
  /** What did not reach its target and why, and how to read the figures: a sentence each. */
  notes?: readonly string[];
}

/** Keeps what a bench found in .cache/bench/<name>.json. */
export function writeReport(name: string, report: Omit<Report, "date">): void {
  const folder = join(import.meta.dirname, "../../.cache/bench");
  mkdirSync(folder, { recursive: true });
  const { command, ...rest } = report;
  const dated: Report = { command, date: new Date().toISOString(), ...rest };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(dated, null, 2)}\n`);
}
