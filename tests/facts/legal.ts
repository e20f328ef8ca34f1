import type { PageFacts } from "./page-facts.ts";

/** Product, "Legal pages" and "Business constants". */
const lastUpdated = "January 15, 2025";

/** Product, "Business constants": the only one without which the site may not work comes first. */
export const cookieTypes = [
  ["Essential", "Required"],
  ["Analytics", "Optional"],
  ["Functional", "Optional"],
  ["Marketing", "Optional"],
] as const;

const updated = `Last updated: ${lastUpdated}|Last updated ${lastUpdated}`;

export const legalPages: readonly PageFacts[] = [
  { path: "/privacy", source: "product, legal pages", says: [updated] },
  {
    path: "/terms",
    source: "product, legal pages; catalogue, terms",
    says: [
      updated,
      "uptime target is 99.9%|uptime target of 99.9%|99.9% uptime target",
      "due within 30 days of the invoice|due within 30 days of invoice",
      "in advance, monthly or annual",
    ],
  },
  {
    path: "/cookies",
    source: "product, legal pages; catalogue, cookies",
    says: [updated],
    parts: [{ what: "four cookie types", count: 4, entries: cookieTypes }],
  },
];
