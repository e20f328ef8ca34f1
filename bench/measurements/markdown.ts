import type { Report } from "../support/write-report.ts";

const longTable = 30;

/** The page of all measurements: a section for each bench, in the order of their names. */
export function measurementsPage(reports: ReadonlyMap<string, Report>): string {
  return [
    "# Measurements",
    "",
    "What the benches found when they last ran, each under the command that makes its figures again. Times depend on the",
    "machine: read ratios, not milliseconds.",
    "",
    ...[...reports]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .flatMap(([name, report]) => [...section(name, report), ""]),
  ].join("\n");
}

function section(name: string, { command, date, rows, notes = [] }: Report): string[] {
  const long = rows.length > longTable;
  return [
    `## ${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("-", " ")}`,
    "",
    `\`${command}\`, ${date.slice(0, 10)}.`,
    "",
    ...notes.map((note) => `- ${escaped(note)}`),
    ...(notes.length > 0 ? [""] : []),
    ...(long ? ["<details>", `<summary>All ${rows.length} rows</summary>`, ""] : []),
    ...table(rows),
    ...(long ? ["", "</details>"] : []),
  ];
}

function table(rows: Report["rows"]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isNumeric = (column: string) => rows.every((row) => typeof (row[column] ?? 0) === "number");
  return [
    line(columns.map((column) => escaped(column.trim()))),
    line(columns.map((column) => (isNumeric(column) ? "---:" : "---"))),
    ...rows.map((row) => line(columns.map((column) => escaped(String(row[column] ?? ""))))),
  ];
}

function line(cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function escaped(text: string): string {
  return text
    .replaceAll("|", String.raw`\|`)
    .replaceAll("\n", " ")
    .replaceAll("<", "&lt;");
}
