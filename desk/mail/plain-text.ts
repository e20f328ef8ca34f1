/** Paragraphs of a plain text, with what is empty left out. */
export function plainText(paragraphs: readonly (string | false | undefined)[]): string {
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}

/** "Name: Asha Rao", one a line. */
export function plainFacts(list: readonly (readonly [term: string, value: string])[]): string {
  return list
    .filter(([, value]) => value)
    .map(([term, value]) => `${term}: ${value}`)
    .join("\n");
}
