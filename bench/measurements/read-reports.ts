import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import type { Report } from "../support/write-report.ts";

/** Every report of a folder by its bench's name. One that cannot be read is named, not left out. */
export function readReports(folder: string): Map<string, Report> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return new Map(
    files.map((file) => [basename(file, ".json"), checked(file, readFileSync(join(folder, file), "utf8"))]),
  );
}

function checked(file: string, text: string): Report {
  const report = JSON.parse(text) as Partial<Report>;
  const wrong = [
    typeof report.command !== "string" && "command",
    Number.isNaN(Date.parse(report.date ?? "")) && "date",
    !(Array.isArray(report.rows) && report.rows.length > 0 && report.rows.every(isFlat)) && "rows",
    !(report.notes ?? []).every((note) => typeof note === "string") && "notes",
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(`${file}: wrong or missing: ${wrong.join(", ")}`);
  return report as Report;
}

function isFlat(row: unknown): boolean {
  return (
    typeof row === "object" &&
    row !== null &&
    Object.values(row).every((value) => /^(string|number|boolean)$/.test(typeof value))
  );
}
