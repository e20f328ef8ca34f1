/** Rows of a CSV file by RFC 4180, written without a look at what writes ours. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    let cell = "";
    if (text[at] === '"') {
      for (at++; !(text[at] === '"' && text[at + 1] !== '"'); at++) {
        if (at >= text.length) throw new Error("A quote has no end");
        cell += text[at];
        if (text[at] === '"') at++;
      }
      at++;
    } else {
      while (at < text.length && text[at] !== "," && text[at] !== "\n") cell += text[at++];
    }
    row.push(cell);
    const end = text[at++];
    if (end === ",") continue;
    if (end !== "\n") throw new Error(`Expected the end of a cell at ${at}`);
    rows.push(row);
    row = [];
  }
  return rows;
}
