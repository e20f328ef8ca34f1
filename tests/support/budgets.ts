/**
 * What a first visit may transfer, in bytes of whole answers as a browser gets them: in Brotli, headers included. What comes in
 * the first 14,600 needs no further round trip.
 */
export const budgets = {
  /** The style sheet of all pages, which the first paint waits for. */
  sharedCss: 14_300,
  html: 14_600,
  /** Scripts that a page loads by itself. */
  js: { withoutIslands: 6_000, withIslands: 105_000 },
} as const;

/** All but pictures: a page of a service, and pages with islands. */
export const firstVisit = { withoutIslands: 66_000, withIslands: 175_000 } as const;

/** Pages whose HTML is more, and why. */
export const largerHtml: Readonly<Record<string, number>> = {};
