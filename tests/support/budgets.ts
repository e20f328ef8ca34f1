const KB = 1024;

/**
 * What a server may send before it has heard from the visitor again: the next byte costs a round trip. Of a whole answer,
 * headers included.
 */
export const firstWindow = 14 * KB;

/** Brotli bytes that a first visit to any page may transfer, and how many files of a kind. */
export const budgets = {
  js: 118 * KB,
  readingJs: 8 * KB,
  jsFiles: 10,
  css: 13.7 * KB,
  lateCss: 13.7 * KB,
  html: 13 * KB,
  /** What the page names itself and the first paint waits for. */
  firstFont: 18 * KB,
  fonts: 30 * KB,
  fontFiles: 2,
} as const;

/** Scripts with what a page loads by itself afterwards: the ruler, and the home page's charts. Headers included. */
export const jsWithLateParts = 125 * KB;

/** All that a first visit transfers, headers included: less than AstroWind, a site of static pages, with the same tools. */
export const firstVisit = 189 * KB;

export type BudgetKind = keyof typeof budgets;

export function shown(value: number, kind: BudgetKind): string {
  return kind === "fontFiles" || kind === "jsFiles" ? String(value) : `${(value / KB).toFixed(1)} KB`;
}
