import type { GlyphRows } from "../../figures/bar-glyph.tsx";
import { studyGlyphs } from "../study-glyphs.ts";

/** A sign for each file of content/projects, which has a picture as well. */
export const glyphs: Readonly<Record<ProjectId, GlyphRows>> = {
  "shop-migration": ["##....", "####..", "..####", "....##", "....##"],
  "hospital-night-watch": studyGlyphs["hospitals-security-monitoring"],
  "fraud-scoring": studyGlyphs["payments-fraud-detection"],
  "three-zone-platform": ["##.##.", "##.##.", "######", "######", "######"],
  "plant-warehouse": studyGlyphs["manufacturer-data-platform"],
  "daylight-releases": ["#.....", "##....", ".####.", "....##", ".....#"],
};

export type ProjectId =
  | "shop-migration"
  | "hospital-night-watch"
  | "fraud-scoring"
  | "three-zone-platform"
  | "plant-warehouse"
  | "daylight-releases";
