import { type Report, writeReport } from "./write-report.ts";

/** Shows what was measured and keeps it in .cache/bench/<name>.json. */
export function report({ name, ...found }: Omit<Report, "date"> & { name: string }): void {
  console.table(found.rows);
  for (const note of found.notes ?? []) console.log(note);
  writeReport(name, found);
}
