/** What a spreadsheet may take for a formula, also in the wide letters of East Asian keyboards. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line of a CSV file (RFC 4180), its end included. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\n`;
}

/** Text that came from a visitor is run by nobody: what looks like a formula gets a ' before it. */
export function csvCell(value: string | number): string {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
