const KB = 1024;

/** Brotli bytes that a first visit to any page may transfer, and how many files of a kind. */
export const budgets = {
  js: 118 * KB,
  readingJs: 8 * KB,
  jsFiles: 18,
  css: 14.2 * KB,
  ownCss: 4 * KB,
  html: 20 * KB,
  fonts: 60 * KB,
  fontFiles: 2,
} as const;

/** The same with what a page loads by itself afterwards: the home page's charts and the ruler's readings. */
export const jsWithLateParts = 121 * KB;

export type BudgetKind = keyof typeof budgets;

export function shown(value: number, kind: BudgetKind): string {
  return kind === "fontFiles" || kind === "jsFiles" ? String(value) : `${(value / KB).toFixed(1)} KB`;
}
