import type { Glyphs } from "../figures/bar-glyph.tsx";

/** A sign for each file of content/case-studies; a project that is told there as a whole has the same one. */
export const studyGlyphs = {
  "retailer-cloud-migration": ["######", "##----", "##----", "##----", "##----"],
  "hospitals-security-monitoring": ["######", "######", "##..##", ".####.", "..##.."],
  "payments-fraud-detection": ["-.-.-.", "######", "######", "######", "..-..."],
  "manufacturer-data-platform": ["##....", "..####", "##....", "..####", "##...."],
} satisfies Glyphs;
