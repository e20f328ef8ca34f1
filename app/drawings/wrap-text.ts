/** Breaks words into as few lines as the width allows, and then makes the lines as even as they can be. */
export function wrapText(text: string, width: number, size: number): string[] {
  const fewest = fill(text, width, size).length;
  let lines = fill(text, width, size);
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const next = fill(text, narrower, size);
    if (next.length > fewest) break;
    lines = next;
  }
  return lines;
}

/** About how wide a line is: the site's font at the weight of headings, set tight. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0) * size;
}

function fill(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widths = new Map<string, number>();

function widthOf(character: string): number {
  const known = widths.get(character);
  if (known !== undefined) return known;
  const width = measured(character);
  widths.set(character, width);
  return width;
}

function measured(character: string): number {
  if (/[ijl.,:;'’|!]/.test(character)) return 0.24;
  if (/[ frt()-]/.test(character)) return 0.34;
  if (/[mwMW%&@—]/.test(character)) return 0.82;
  return /[A-Z]/.test(character) ? 0.65 : 0.55;
}
