import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a bench found, as `npm run bench -- measurements` reads it. */
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

const folder = join(import.meta.dirname, "../../.cache/bench");

/** Keeps what a bench found in .cache/bench/<name>.json. */
export function writeReport(name: string, report: Omit<Report, "date">): void {
  mkdirSync(folder, { recursive: true });
  const { command, ...rest } = report;
  const dated: Report = { command, date: new Date().toISOString(), ...rest };
  writeFileSync(fileOf(name), `${JSON.stringify(dated, null, 2)}\n`);
}

/** What a bench found before, if it did. */
export function readReport(name: string): Report | undefined {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), "utf8")) : undefined;
}

function fileOf(name: string): string {
  return join(folder, `${name}.json`);
}
