/** Calm reading of technical text. */
const wordsPerMinute = 200;

/** How long an article takes to read, as it is shown. */
export function readTime(markdown: string): string {
  return `${Math.max(1, Math.round(minutesOf(countWords(markdown))))} min read`;
}

export function minutesOf(words: number): number {
  return words / wordsPerMinute;
}

/** Words of running text and tables; code is looked at, not read. */
export function countWords(markdown: string): number {
  return proseOf(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** Markdown without its code and without the addresses of links. */
export function proseOf(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, " ").replaceAll(/\]\([^)]*\)/g, "]");
}
