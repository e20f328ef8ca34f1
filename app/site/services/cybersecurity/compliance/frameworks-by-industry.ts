import type { Glyph } from "../glyphs";

/** The industries of the site, each with a page of its own. */
export const industries = [
  { name: "Education", path: "/industries/education" },
  { name: "Healthcare", path: "/industries/healthcare" },
  { name: "E-commerce", path: "/industries/ecommerce" },
  { name: "Gaming", path: "/industries/gaming" },
  { name: "Manufacturing", path: "/industries/manufacturing" },
  { name: "Fintech", path: "/industries/fintech" },
] as const;

type Industry = (typeof industries)[number]["name"];

export interface ComplianceFramework {
  glyph: Glyph;
  name: string;
  description: string;
  requirements: readonly string[];
  /** required: by law or contract; asked: by customers and partners. Industries left out rarely meet it. */
  industries: Partial<Record<Industry, "required" | "asked">>;
}
