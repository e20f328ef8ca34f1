import type { GlyphRows } from "../../figures/bar-glyph.tsx";

/** A sign for each file of content/case-studies. */
export const studyGlyphs: Readonly<Record<string, GlyphRows>> = {
  "retailer-cloud-migration": ["######", "##----", "##----", "##----", "##----"],
  "hospitals-security-monitoring": ["######", "######", "##..##", ".####.", "..##.."],
  "payments-fraud-detection": ["-.-.-.", "######", "######", "######", "..-..."],
  "manufacturer-data-platform": ["##....", "..####", "##....", "..####", "##...."],
};
