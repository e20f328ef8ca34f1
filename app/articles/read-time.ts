/** Calm reading of technical text. */
const wordsPerMinute = 200;

/** How long an article takes to read, as it is shown. */
export function readTime(markdown: string): string {
  return `${Math.max(1, Math.round(countWords(markdown) / wordsPerMinute))} min read`;
}

/** Words of running text and tables; code is looked at, not read. */
export function countWords(markdown: string): number {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, " ").replaceAll(/\]\([^)]*\)/g, "]");
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}
