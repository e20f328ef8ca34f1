/** Breaks words into lines of about the given width. The font's letters are half as wide as it is high, on average. */
export function wrapText(text: string, width: number, size: number): string[] {
  const most = width / (size * 0.5);
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
