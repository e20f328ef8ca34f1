import type { GlyphRows } from "../../figures/bar-glyph.tsx";

/** A sign for each file of content/projects, which has a picture as well. */
export const glyphs: Readonly<Record<ProjectId, GlyphRows>> = {
  "shop-migration": ["##....", "####..", "..####", "....##", "....##"],
  "hospital-night-watch": ["######", "######", "##..##", ".####.", "..##.."],
  "fraud-scoring": ["-.-.-.", "######", "######", "######", "..-..."],
  "three-zone-platform": ["##.##.", "##.##.", "######", "######", "######"],
  "plant-warehouse": ["##....", "..####", "##....", "..####", "##...."],
  "daylight-releases": ["#.....", "##....", ".####.", "....##", ".....#"],
};

export type ProjectId =
  | "shop-migration"
  | "hospital-night-watch"
  | "fraud-scoring"
  | "three-zone-platform"
  | "plant-warehouse"
  | "daylight-releases";
