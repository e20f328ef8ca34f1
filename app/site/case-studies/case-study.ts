import type { ColourKey } from "~/lib/theme/colour-theme";
import type { Glyph } from "./glyphs";

export interface CaseStudy {
  /** Its anchor on the page: portfolio and industries link to it, so it stays. */
  id: string;
  title: string;
  /** The kind of company, never its name. */
  client: string;
  industry: string;
  challenge: string;
  solution: string;
  technologies: readonly string[];
  results: readonly Result[];
  glyph: Glyph;
  color: ColourKey;
  /** For the drawing in the hero: what was too much, and how much of it is left, in per cent. */
  left: { of: string; share: number; label: string };
}

export interface Result {
  /** In large type, e.g. "60%". */
  figure: string;
  /** What the figure counts, e.g. "cost reduction". */
  label: string;
  /** How and when it was measured. */
  measured: string;
  drawing: Drawing;
}

/** units: one square each, the filled ones in the accent colour. bars: two lengths on one scale. */
export type Drawing =
  | { kind: "units"; of: number; filled: number; filledLabel: string; emptyLabel: string }
  | { kind: "bars"; before: Amount; after: Amount };

export interface Amount {
  /** In the same unit as its counterpart. */
  value: number;
  label: string;
}
