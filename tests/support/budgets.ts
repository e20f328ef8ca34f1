const KB = 1024;

/** Brotli bytes that a first visit to any page may transfer. */
export const budgets = { js: 120 * KB, css: 15 * KB, html: 20 * KB, fonts: 60 * KB, fontFiles: 2 } as const;

export type BudgetKind = keyof typeof budgets;

export function shown(value: number, kind: BudgetKind): string {
  return kind === "fontFiles" ? String(value) : `${(value / KB).toFixed(1)} KB`;
}
