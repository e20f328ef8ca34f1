/**
 * What a first visit may transfer, in bytes of whole answers as a browser gets them: in Brotli, headers included. What comes in
 * the first 14,600 needs no further round trip.
 */
export const budgets = {
  /** The style sheet of all pages, which the first paint waits for. */
  sharedCss: 14_300,
  html: 14_600,
  /** Of the pages that are named below. */
  largerHtml: 21_000,
  /** Scripts that a page loads by itself. */
  js: { withoutIslands: 6_000, withIslands: 105_000 },
} as const;

/** All but pictures. */
export const firstVisit = { withoutIslands: 66_000, withIslands: 165_000 } as const;

/** Long pages with islands, which bring Astro's runtime into the HTML, and long articles. */
export const largerPages: readonly string[] = [
  "/",
  "/blog/changing-an-api-without-v2",
  "/blog/postgres-major-upgrade",
  "/blog/restore-drill",
  "/blog/what-an-accessible-form-costs",
  "/industries/ecommerce",
  "/industries/healthcare",
  "/portfolio",
  "/pricing",
  "/services/cloud/data-analytics",
  "/services/cloud/finops",
  "/services/cloud/kubernetes",
  "/services/cloud/support",
  "/services/cybersecurity/threat-protection",
  "/services/email/google-workspace",
  "/services/hosting",
  "/services/hosting/cloud",
  "/services/hosting/domains",
  "/services/hosting/shared",
  "/services/hosting/vps",
  "/services/marketing/ppc",
  "/services/security/backup-dr",
  "/services/security/penetration-vulnerability",
  "/services/security/website-waf",
  "/services/software-ai/automation",
];
