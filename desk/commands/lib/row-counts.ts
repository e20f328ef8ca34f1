import type { TableSum } from "../../data/backup/format.ts";

/** "1,204 enquiries, 380 contacts": what a backup holds, the enquiries first. */
export function rowCounts(sums: readonly TableSum[]): string {
  const filled = sums
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  if (filled.length === 0) return "nothing";
  return filled
    .map(({ table, rows }) => `${rows.toLocaleString("en")} ${table.replaceAll("_", " ")}`)
    .join(", ");
}

function isFirst({ table }: TableSum): boolean {
  return table === "enquiries";
}
